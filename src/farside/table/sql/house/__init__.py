"""Keeping house: backups, what is somebody's, what is old, what there is; beside a running server or without one."""
