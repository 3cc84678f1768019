"""The sections of the table page: what each shows to one visitor, in words. One function makes one frozen section."""
