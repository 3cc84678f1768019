SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.campaigns (
    id text NOT NULL,
    game text NOT NULL,
    host text NOT NULL,
    created double precision NOT NULL,
    seats text NOT NULL,
    level integer NOT NULL
);
CREATE TABLE public.chapters (
    campaign text NOT NULL,
    number integer NOT NULL,
    table_id text NOT NULL,
    level integer NOT NULL,
    extra integer NOT NULL,
    result text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.keepsakes (
    profile text NOT NULL,
    game text NOT NULL,
    key text NOT NULL,
    table_id text NOT NULL,
    won double precision NOT NULL
);
CREATE TABLE public.moves (
    table_id text NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    played double precision NOT NULL,
    note text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.profiles (
    id text NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    bot text NOT NULL,
    name text NOT NULL,
    token text NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    profile text DEFAULT ''::text NOT NULL,
    brings integer DEFAULT 0 NOT NULL,
    quiet integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    edition integer NOT NULL,
    seats integer NOT NULL,
    seed text NOT NULL,
    salt text NOT NULL,
    variants text NOT NULL,
    chosen integer NOT NULL,
    host text NOT NULL,
    created double precision NOT NULL,
    over integer DEFAULT 0 NOT NULL,
    era integer DEFAULT 0 NOT NULL,
    named integer DEFAULT 0 NOT NULL,
    parent text DEFAULT ''::text NOT NULL,
    parent_ply integer DEFAULT 0 NOT NULL,
    advice integer DEFAULT 1 NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.campaigns VALUES ('d5jzpu', 'skymines', 'VIv1rmgN94zNwTNpx41a_A', 1794965748.2616389, '[["human", "", ""], ["human", "", ""]]', -1);
INSERT INTO public.chapters VALUES ('d5jzpu', 1, '8dybmm', -1, 0, '');
INSERT INTO public.keepsakes VALUES ('3fb88b75839300225a27e27902c6418bd15005157ee2346e021368887383ee59', 'magnastorm', '1', '', 1794965748.2567952);
INSERT INTO public.keepsakes VALUES ('3fb88b75839300225a27e27902c6418bd15005157ee2346e021368887383ee59', 'magnastorm', '2', '', 1794965748.2567952);
INSERT INTO public.keepsakes VALUES ('3fb88b75839300225a27e27902c6418bd15005157ee2346e021368887383ee59', 'magnastorm', '3', '', 1794965748.2567952);
INSERT INTO public.moves VALUES ('9shf35', 0, 0, 'plan:kingfisher', 1794965730.236823, '');
INSERT INTO public.moves VALUES ('9shf35', 1, 1, 'plan:owl', 1794965730.2561476, '');
INSERT INTO public.moves VALUES ('9shf35', 2, 2, 'plan:kingfisher', 1794965730.272432, '');
INSERT INTO public.moves VALUES ('9shf35', 3, 2, 'settle:bank', 1794965730.2847998, '');
INSERT INTO public.moves VALUES ('9shf35', 4, 0, 'settle:grove', 1794965730.300683, '');
INSERT INTO public.moves VALUES ('s3u2b9', 0, 0, 'plan:kingfisher', 1794965730.346226, '');
INSERT INTO public.moves VALUES ('s3u2b9', 1, 1, 'plan:owl', 1794965730.3688743, '');
INSERT INTO public.moves VALUES ('s3u2b9', 2, 0, 'settle:grove', 1794965730.3874316, '');
INSERT INTO public.moves VALUES ('s3u2b9', 3, 1, 'settle:isle', 1794965730.3964024, '');
INSERT INTO public.moves VALUES ('s3u2b9', 4, 0, 'plan:kingfisher', 1794965730.4153273, '');
INSERT INTO public.moves VALUES ('s3u2b9', 5, 1, 'plan:heron', 1794965730.4327188, '');
INSERT INTO public.moves VALUES ('s3u2b9', 6, 0, 'settle:pool', 1794965730.4474413, '');
INSERT INTO public.moves VALUES ('s3u2b9', 7, 1, 'settle:mill', 1794965730.4645107, '');
INSERT INTO public.moves VALUES ('s3u2b9', 8, 0, 'plan:duck', 1794965730.476817, '');
INSERT INTO public.moves VALUES ('s3u2b9', 9, 1, 'plan:kingfisher', 1794965730.4967675, '');
INSERT INTO public.moves VALUES ('s3u2b9', 10, 1, 'settle:bank', 1794965730.5074484, '');
INSERT INTO public.moves VALUES ('s3u2b9', 11, 0, 'pass', 1794965730.5207644, '');
INSERT INTO public.moves VALUES ('s3u2b9', 12, 0, 'plan:gull', 1794965730.5323465, '');
INSERT INTO public.moves VALUES ('s3u2b9', 13, 1, 'plan:duck', 1794965730.5486615, '');
INSERT INTO public.moves VALUES ('s3u2b9', 14, 0, 'settle:delta', 1794965730.5636559, '');
INSERT INTO public.moves VALUES ('s3u2b9', 15, 1, 'settle:ford', 1794965730.5809262, '');
INSERT INTO public.moves VALUES ('s3u2b9', 16, 0, 'plan:swan', 1794965730.5966794, '');
INSERT INTO public.moves VALUES ('s3u2b9', 17, 1, 'plan:swan', 1794965730.6072035, '');
INSERT INTO public.moves VALUES ('s3u2b9', 18, 1, 'pass', 1794965730.6285765, '');
INSERT INTO public.moves VALUES ('s3u2b9', 19, 0, 'pass', 1794965730.6403549, '');
INSERT INTO public.moves VALUES ('dkegr6', 0, 1, 'plan:owl', 1794965730.7078536, '');
INSERT INTO public.moves VALUES ('dkegr6', 1, 0, 'plan:kingfisher', 1794965730.7242477, '');
INSERT INTO public.moves VALUES ('dkegr6', 2, 0, 'pass', 1794965730.7445717, '');
INSERT INTO public.moves VALUES ('dkegr6', 3, 1, 'settle:delta', 1794965730.784673, '');
INSERT INTO public.moves VALUES ('dkegr6', 4, 1, 'plan:kingfisher', 1794965730.7939887, '');
INSERT INTO public.moves VALUES ('dkegr6', 5, 0, 'plan:kingfisher', 1794965730.8128428, '');
INSERT INTO public.moves VALUES ('cedapj', 0, 2, 'sail:e', 1794965731.2175393, '');
INSERT INTO public.moves VALUES ('cedapj', 1, 2, 'research:marine', 1794965731.2410352, '');
INSERT INTO public.moves VALUES ('cedapj', 2, 2, 'scrap:sw:1', 1794965731.2564, '');
INSERT INTO public.moves VALUES ('cedapj', 3, 3, 'sail:s', 1794965731.2777252, '');
INSERT INTO public.moves VALUES ('cedapj', 4, 3, 'give:ship', 1794965731.2970765, '');
INSERT INTO public.moves VALUES ('cedapj', 5, 3, 'recruit', 1794965731.3169694, '');
INSERT INTO public.moves VALUES ('cedapj', 6, 0, 'give:cube', 1794965731.3384144, '');
INSERT INTO public.moves VALUES ('cedapj', 7, 0, 'sail:nw', 1794965731.361915, '');
INSERT INTO public.moves VALUES ('cedapj', 8, 0, 'build:double', 1794965731.381389, '');
INSERT INTO public.moves VALUES ('cedapj', 9, 0, 'advance:coastal', 1794965731.4010425, '');
INSERT INTO public.moves VALUES ('cedapj', 10, 1, 'sail:s', 1794965731.4216573, '');
INSERT INTO public.moves VALUES ('cedapj', 11, 1, 'give:ship', 1794965731.4454288, '');
INSERT INTO public.moves VALUES ('uz4dmf', 0, 1, 'cube:land', 1794965731.4869566, '');
INSERT INTO public.moves VALUES ('uz4dmf', 1, 0, 'sail:e', 1794965731.5104768, '');
INSERT INTO public.moves VALUES ('uz4dmf', 2, 0, 'scrap:e:2', 1794965731.5239282, '');
INSERT INTO public.moves VALUES ('uz4dmf', 3, 0, 'build:basic', 1794965731.5357637, '');
INSERT INTO public.moves VALUES ('uz4dmf', 4, 0, 'advance:coastal', 1794965731.5569222, '');
INSERT INTO public.moves VALUES ('uz4dmf', 5, 1, 'scrap:sw:1', 1794965731.5776582, '');
INSERT INTO public.moves VALUES ('uz4dmf', 6, 1, 'sail:nw', 1794965731.5933998, '');
INSERT INTO public.moves VALUES ('uz4dmf', 7, 1, 'end', 1794965731.6182897, '');
INSERT INTO public.moves VALUES ('uz4dmf', 8, 1, 'give:ship', 1794965731.6419892, '');
INSERT INTO public.moves VALUES ('uz4dmf', 9, 1, 'sail:se', 1794965731.6657274, '');
INSERT INTO public.moves VALUES ('uz4dmf', 10, 1, 'build:basic', 1794965731.6856978, '');
INSERT INTO public.moves VALUES ('uz4dmf', 11, 1, 'advance:coastal', 1794965731.7051013, '');
INSERT INTO public.moves VALUES ('uz4dmf', 12, 0, 'sail:sw', 1794965731.7208726, '');
INSERT INTO public.moves VALUES ('uz4dmf', 13, 0, 'scrap:w:1', 1794965731.7417614, '');
INSERT INTO public.moves VALUES ('uz4dmf', 14, 0, 'sail:nw', 1794965731.7658815, '');
INSERT INTO public.moves VALUES ('uz4dmf', 15, 0, 'give:cube', 1794965731.785363, '');
INSERT INTO public.moves VALUES ('uz4dmf', 16, 1, 'scrap:nw:1', 1794965731.8054216, '');
INSERT INTO public.moves VALUES ('uz4dmf', 17, 1, 'sail:ne', 1794965731.8217309, '');
INSERT INTO public.moves VALUES ('uz4dmf', 18, 1, 'give:cube', 1794965731.8457978, '');
INSERT INTO public.moves VALUES ('uz4dmf', 19, 1, 'sail:se', 1794965731.8664594, '');
INSERT INTO public.moves VALUES ('uz4dmf', 20, 1, 'end', 1794965731.8847835, '');
INSERT INTO public.moves VALUES ('uz4dmf', 21, 0, 'sail:sw', 1794965731.9055185, '');
INSERT INTO public.moves VALUES ('uz4dmf', 22, 0, 'scrap:sw:1', 1794965731.930026, '');
INSERT INTO public.moves VALUES ('uz4dmf', 23, 1, 'sail:sw', 1794965731.950082, '');
INSERT INTO public.moves VALUES ('uz4dmf', 24, 1, 'give:ship', 1794965731.9648628, '');
INSERT INTO public.moves VALUES ('uz4dmf', 25, 1, 'sail:se', 1794965731.9852617, '');
INSERT INTO public.moves VALUES ('uz4dmf', 26, 1, 'end', 1794965732.0015821, '');
INSERT INTO public.moves VALUES ('uz4dmf', 27, 1, 'sail:sw', 1794965732.0216446, '');
INSERT INTO public.moves VALUES ('uz4dmf', 28, 1, 'scrap:sw:1', 1794965732.0420582, '');
INSERT INTO public.moves VALUES ('rw32m3', 0, 2, 'send:C1', 1794965732.388656, '');
INSERT INTO public.moves VALUES ('rw32m3', 1, 0, 'send:C3', 1794965732.4051712, '');
INSERT INTO public.moves VALUES ('rw32m3', 2, 1, 'send:FP', 1794965732.4293494, '');
INSERT INTO public.moves VALUES ('rw32m3', 3, 1, 'track:green', 1794965732.444687, '');
INSERT INTO public.moves VALUES ('rw32m3', 4, 0, 'track:red', 1794965732.4603486, '');
INSERT INTO public.moves VALUES ('rw32m3', 5, 2, 'crew:C2:neutral', 1794965732.4815474, '');
INSERT INTO public.moves VALUES ('rw32m3', 6, 2, 'space:C2:5', 1794965732.5051022, '');
INSERT INTO public.moves VALUES ('rw32m3', 7, 2, 'post:C2:2', 1794965732.5202906, '');
INSERT INTO public.moves VALUES ('rw32m3', 8, 0, 'crew:C3:orange', 1794965732.5416489, '');
INSERT INTO public.moves VALUES ('rw32m3', 9, 0, 'space:C1:2', 1794965732.5571418, '');
INSERT INTO public.moves VALUES ('rw32m3', 10, 0, 'move', 1794965732.5772412, '');
INSERT INTO public.moves VALUES ('rw32m3', 11, 0, 'drive:LL-b1', 1794965732.5935688, '');
INSERT INTO public.moves VALUES ('s8nmch', 0, 0, 'send:C1', 1794965732.6411035, '');
INSERT INTO public.moves VALUES ('s8nmch', 1, 1, 'send:C3', 1794965732.6653783, '');
INSERT INTO public.moves VALUES ('s8nmch', 2, 1, 'track:red', 1794965732.6851048, '');
INSERT INTO public.moves VALUES ('s8nmch', 3, 0, 'track:blue', 1794965732.7050297, '');
INSERT INTO public.moves VALUES ('s8nmch', 4, 0, 'crew:FP:neutral', 1794965732.721291, '');
INSERT INTO public.moves VALUES ('s8nmch', 5, 0, 'space:C3:1', 1794965732.7367077, '');
INSERT INTO public.moves VALUES ('s8nmch', 6, 0, 'gain', 1794965732.756969, '');
INSERT INTO public.moves VALUES ('s8nmch', 7, 1, 'crew:C3:sky', 1794965732.7773566, '');
INSERT INTO public.moves VALUES ('s8nmch', 8, 1, 'space:C2:3', 1794965732.7933493, '');
INSERT INTO public.moves VALUES ('s8nmch', 9, 1, 'move', 1794965732.8085425, '');
INSERT INTO public.moves VALUES ('s8nmch', 10, 1, 'stay', 1794965732.833339, '');
INSERT INTO public.moves VALUES ('s8nmch', 11, 0, 'crew:C1:neutral', 1794965732.8528872, '');
INSERT INTO public.moves VALUES ('s8nmch', 12, 0, 'space:FP:1', 1794965732.873277, '');
INSERT INTO public.moves VALUES ('s8nmch', 13, 0, 'gain', 1794965732.8997493, '');
INSERT INTO public.moves VALUES ('s8nmch', 14, 1, 'crew:C3:neutral', 1794965732.9231615, '');
INSERT INTO public.moves VALUES ('s8nmch', 15, 1, 'space:FP:2', 1794965732.9458213, '');
INSERT INTO public.moves VALUES ('s8nmch', 16, 1, 'gain', 1794965732.9693031, '');
INSERT INTO public.moves VALUES ('s8nmch', 17, 0, 'crew:FP:neutral', 1794965732.9899426, '');
INSERT INTO public.moves VALUES ('s8nmch', 18, 0, 'space:C1:5', 1794965733.0190904, '');
INSERT INTO public.moves VALUES ('s8nmch', 19, 0, 'exchange', 1794965733.027485, '');
INSERT INTO public.moves VALUES ('s8nmch', 20, 0, 'give:orange', 1794965733.0438774, '');
INSERT INTO public.moves VALUES ('s8nmch', 21, 0, 'give:yellow', 1794965733.057231, '');
INSERT INTO public.moves VALUES ('s8nmch', 22, 0, 'give:orange', 1794965733.0818343, '');
INSERT INTO public.moves VALUES ('s8nmch', 23, 0, 'get:orange', 1794965733.1008523, '');
INSERT INTO public.moves VALUES ('s8nmch', 24, 0, 'move', 1794965733.1194353, '');
INSERT INTO public.moves VALUES ('s8nmch', 25, 0, 'drive:LL-c2', 1794965733.1412513, '');
INSERT INTO public.moves VALUES ('s8nmch', 26, 0, 'exchange', 1794965733.1613507, '');
INSERT INTO public.moves VALUES ('s8nmch', 27, 0, 'get:orange', 1794965733.1813073, '');
INSERT INTO public.moves VALUES ('s8nmch', 28, 0, 'skip', 1794965733.205038, '');
INSERT INTO public.moves VALUES ('s8nmch', 29, 1, 'crew:C3:neutral', 1794965733.2205186, '');
INSERT INTO public.moves VALUES ('s8nmch', 30, 1, 'space:C1:4', 1794965733.2479405, '');
INSERT INTO public.moves VALUES ('s8nmch', 31, 1, 'post:C2:5', 1794965733.2698462, '');
INSERT INTO public.moves VALUES ('s8nmch', 32, 0, 'crew:FP:neutral', 1794965733.288765, '');
INSERT INTO public.moves VALUES ('s8nmch', 33, 0, 'space:C2:4', 1794965733.310207, '');
INSERT INTO public.moves VALUES ('s8nmch', 34, 0, 'move', 1794965733.3289833, '');
INSERT INTO public.moves VALUES ('s8nmch', 35, 0, 'drive:LL-d2', 1794965733.348634, '');
INSERT INTO public.moves VALUES ('s8nmch', 36, 0, 'skip', 1794965733.3649259, '');
INSERT INTO public.moves VALUES ('s8nmch', 37, 1, 'crew:C1:neutral', 1794965733.380443, '');
INSERT INTO public.moves VALUES ('s8nmch', 38, 1, 'space:C3:2', 1794965733.4011922, '');
INSERT INTO public.moves VALUES ('s8nmch', 39, 1, 'move', 1794965733.418974, '');
INSERT INTO public.moves VALUES ('s8nmch', 40, 1, 'drive:LL-a2', 1794965733.4370453, '');
INSERT INTO public.moves VALUES ('s8nmch', 41, 1, 'install:slot', 1794965733.4564433, '');
INSERT INTO public.moves VALUES ('s8nmch', 42, 0, 'crew:C1:neutral', 1794965733.4653757, '');
INSERT INTO public.moves VALUES ('s8nmch', 43, 0, 'space:C2:2', 1794965733.489062, '');
INSERT INTO public.moves VALUES ('s8nmch', 44, 1, 'crew:C2:neutral', 1794965733.5093706, '');
INSERT INTO public.moves VALUES ('s8nmch', 45, 1, 'space:FP:3', 1794965733.5251207, '');
INSERT INTO public.moves VALUES ('s8nmch', 46, 1, 'gain', 1794965733.5402098, '');
INSERT INTO public.moves VALUES ('s8nmch', 47, 0, 'crew:C3:neutral', 1794965733.562099, '');
INSERT INTO public.moves VALUES ('s8nmch', 48, 0, 'space:FP:5', 1794965733.5772758, '');
INSERT INTO public.moves VALUES ('s8nmch', 49, 1, 'take:C2', 1794965733.5999916, '');
INSERT INTO public.moves VALUES ('s8nmch', 50, 1, 'lay:C2:1', 1794965733.6214805, '');
INSERT INTO public.moves VALUES ('s8nmch', 51, 1, 'lay:C1:1', 1794965733.6420615, '');
INSERT INTO public.moves VALUES ('s8nmch', 52, 0, 'exchange', 1794965733.6654253, '');
INSERT INTO public.moves VALUES ('s8nmch', 53, 0, 'get:sky', 1794965733.6814897, '');
INSERT INTO public.moves VALUES ('s8nmch', 54, 0, 'crew:C1:orange', 1794965733.7012086, '');
INSERT INTO public.moves VALUES ('s8nmch', 55, 0, 'space:C3:4', 1794965733.7210608, '');
INSERT INTO public.moves VALUES ('s8nmch', 56, 0, 'exchange', 1794965733.7413845, '');
INSERT INTO public.moves VALUES ('s8nmch', 57, 0, 'give:orange', 1794965733.757175, '');
INSERT INTO public.moves VALUES ('s8nmch', 58, 0, 'give:sky', 1794965733.7820265, '');
INSERT INTO public.moves VALUES ('s8nmch', 59, 0, 'get:sky', 1794965733.797348, '');
INSERT INTO public.moves VALUES ('s8nmch', 60, 0, 'crew:C3:neutral', 1794965733.8170857, '');
INSERT INTO public.moves VALUES ('s8nmch', 61, 0, 'space:C3:1', 1794965733.8371162, '');
INSERT INTO public.moves VALUES ('s8nmch', 62, 0, 'gain', 1794965733.8532035, '');
INSERT INTO public.moves VALUES ('s8nmch', 63, 1, 'crew:C2:neutral', 1794965733.8703067, '');
INSERT INTO public.moves VALUES ('s8nmch', 64, 1, 'space:FP:2', 1794965733.8895059, '');
INSERT INTO public.moves VALUES ('s8nmch', 65, 1, 'gain', 1794965733.909276, '');
INSERT INTO public.moves VALUES ('s8nmch', 66, 0, 'crew:FP:neutral', 1794965733.929426, '');
INSERT INTO public.moves VALUES ('s8nmch', 67, 0, 'space:C2:4', 1794965733.945342, '');
INSERT INTO public.moves VALUES ('s8nmch', 68, 0, 'gain', 1794965733.9609804, '');
INSERT INTO public.moves VALUES ('s8nmch', 69, 1, 'take:C3', 1794965733.9766278, '');
INSERT INTO public.moves VALUES ('s8nmch', 70, 1, 'lay:C2:3', 1794965733.9933221, '');
INSERT INTO public.moves VALUES ('s8nmch', 71, 1, 'lay:C2:5', 1794965734.0177248, '');
INSERT INTO public.moves VALUES ('s8nmch', 72, 0, 'crew:FP:neutral', 1794965734.0342948, '');
INSERT INTO public.moves VALUES ('s8nmch', 73, 0, 'space:C3:5', 1794965734.0527377, '');
INSERT INTO public.moves VALUES ('s8nmch', 74, 0, 'exchange', 1794965734.0636408, '');
INSERT INTO public.moves VALUES ('s8nmch', 75, 0, 'give:yellow', 1794965734.0764647, '');
INSERT INTO public.moves VALUES ('s8nmch', 76, 0, 'give:orange', 1794965734.0887249, '');
INSERT INTO public.moves VALUES ('s8nmch', 77, 0, 'give:orange', 1794965734.1049843, '');
INSERT INTO public.moves VALUES ('s8nmch', 78, 0, 'get:yellow', 1794965734.1206903, '');
INSERT INTO public.moves VALUES ('s8nmch', 79, 0, 'gain', 1794965734.1415706, '');
INSERT INTO public.moves VALUES ('s8nmch', 80, 1, 'crew:FP:neutral', 1794965734.161206, '');
INSERT INTO public.moves VALUES ('s8nmch', 81, 1, 'space:C1:4', 1794965734.1689646, '');
INSERT INTO public.moves VALUES ('s8nmch', 82, 1, 'exchange', 1794965734.1892734, '');
INSERT INTO public.moves VALUES ('s8nmch', 83, 1, 'give:sky', 1794965734.209073, '');
INSERT INTO public.moves VALUES ('s8nmch', 84, 1, 'give:yellow', 1794965734.2294075, '');
INSERT INTO public.moves VALUES ('s8nmch', 85, 1, 'give:sky', 1794965734.249129, '');
INSERT INTO public.moves VALUES ('s8nmch', 86, 1, 'get:sky', 1794965734.273861, '');
INSERT INTO public.moves VALUES ('s8nmch', 87, 1, 'exchange', 1794965734.2945397, '');
INSERT INTO public.moves VALUES ('s8nmch', 88, 1, 'give:yellow', 1794965734.3183267, '');
INSERT INTO public.moves VALUES ('s8nmch', 89, 1, 'get:yellow', 1794965734.3376408, '');
INSERT INTO public.moves VALUES ('s8nmch', 90, 1, 'move', 1794965734.353146, '');
INSERT INTO public.moves VALUES ('s8nmch', 91, 1, 'push:L-a1', 1794965734.3695939, '');
INSERT INTO public.moves VALUES ('s8nmch', 92, 1, 'install:slot', 1794965734.3892946, '');
INSERT INTO public.moves VALUES ('s8nmch', 93, 1, 'send:FP', 1794965734.409429, '');
INSERT INTO public.moves VALUES ('s8nmch', 94, 0, 'take:C1', 1794965734.4297206, '');
INSERT INTO public.moves VALUES ('s8nmch', 95, 0, 'lay:C2:1', 1794965734.453556, '');
INSERT INTO public.moves VALUES ('s8nmch', 96, 0, 'lay:C2:2', 1794965734.4747238, '');
INSERT INTO public.moves VALUES ('s8nmch', 97, 0, 'lay:FP:5', 1794965734.5022025, '');
INSERT INTO public.moves VALUES ('s8nmch', 98, 1, 'crew:C2:neutral', 1794965734.5220325, '');
INSERT INTO public.moves VALUES ('s8nmch', 99, 1, 'space:C3:3', 1794965734.5460432, '');
INSERT INTO public.moves VALUES ('s8nmch', 100, 1, 'gain', 1794965734.5657537, '');
INSERT INTO public.moves VALUES ('s8nmch', 101, 1, 'exchange', 1794965734.5859323, '');
INSERT INTO public.moves VALUES ('s8nmch', 102, 1, 'give:yellow', 1794965734.606622, '');
INSERT INTO public.moves VALUES ('s8nmch', 103, 1, 'give:yellow', 1794965734.631815, '');
INSERT INTO public.moves VALUES ('s8nmch', 104, 1, 'give:yellow', 1794965734.6582963, '');
INSERT INTO public.moves VALUES ('s8nmch', 105, 1, 'get:yellow', 1794965734.6810398, '');
INSERT INTO public.moves VALUES ('s8nmch', 106, 1, 'track:red', 1794965734.6947045, '');
INSERT INTO public.moves VALUES ('s8nmch', 107, 1, 'get:sky', 1794965734.712304, '');
INSERT INTO public.moves VALUES ('s8nmch', 108, 0, 'crew:FP:neutral', 1794965734.7337692, '');
INSERT INTO public.moves VALUES ('s8nmch', 109, 0, 'space:C3:4', 1794965734.7582579, '');
INSERT INTO public.moves VALUES ('s8nmch', 110, 1, 'exchange', 1794965734.7780323, '');
INSERT INTO public.moves VALUES ('s8nmch', 111, 1, 'give:sky', 1794965734.799046, '');
INSERT INTO public.moves VALUES ('s8nmch', 112, 1, 'give:yellow', 1794965734.8214216, '');
INSERT INTO public.moves VALUES ('s8nmch', 113, 1, 'get:orange', 1794965734.845383, '');
INSERT INTO public.moves VALUES ('s8nmch', 114, 1, 'crew:C2:neutral', 1794965734.8673298, '');
INSERT INTO public.moves VALUES ('s8nmch', 115, 1, 'space:C1:3', 1794965734.8855696, '');
INSERT INTO public.moves VALUES ('s8nmch', 116, 1, 'move', 1794965734.9053824, '');
INSERT INTO public.moves VALUES ('s8nmch', 117, 1, 'jump:L-a1', 1794965734.9304512, '');
INSERT INTO public.moves VALUES ('s8nmch', 118, 0, 'crew:C2:sky', 1794965734.9492795, '');
INSERT INTO public.moves VALUES ('s8nmch', 119, 0, 'space:C3:2', 1794965734.9702034, '');
INSERT INTO public.moves VALUES ('s8nmch', 120, 0, 'gain', 1794965734.985268, '');
INSERT INTO public.moves VALUES ('s8nmch', 121, 1, 'crew:FP:sky', 1794965735.0005023, '');
INSERT INTO public.moves VALUES ('s8nmch', 122, 1, 'space:FP:4', 1794965735.020546, '');
INSERT INTO public.moves VALUES ('s8nmch', 123, 1, 'move', 1794965735.032973, '');
INSERT INTO public.moves VALUES ('s8nmch', 124, 1, 'drive:L-c3', 1794965735.053611, '');
INSERT INTO public.moves VALUES ('s8nmch', 125, 0, 'crew:C2:sky', 1794965735.0740764, '');
INSERT INTO public.moves VALUES ('s8nmch', 126, 0, 'space:C1:5', 1794965735.0938358, '');
INSERT INTO public.moves VALUES ('s8nmch', 127, 0, 'move', 1794965735.1174824, '');
INSERT INTO public.moves VALUES ('s8nmch', 128, 0, 'drive:L-a1', 1794965735.1372304, '');
INSERT INTO public.moves VALUES ('s8nmch', 129, 0, 'drive:L-c3', 1794965735.1482432, '');
INSERT INTO public.moves VALUES ('s8nmch', 130, 0, 'install:slot', 1794965735.169409, '');
INSERT INTO public.moves VALUES ('s8nmch', 131, 0, 'crew:C3:neutral', 1794965735.185765, '');
INSERT INTO public.moves VALUES ('s8nmch', 132, 0, 'space:C3:4', 1794965735.2153277, '');
INSERT INTO public.moves VALUES ('s8nmch', 133, 0, 'move', 1794965735.2297025, '');
INSERT INTO public.moves VALUES ('s8nmch', 134, 0, 'push:UL-a1', 1794965735.2496138, '');
INSERT INTO public.moves VALUES ('s8nmch', 135, 0, 'skip', 1794965735.265564, '');
INSERT INTO public.moves VALUES ('s8nmch', 136, 1, 'crew:FP:sky', 1794965735.2858691, '');
INSERT INTO public.moves VALUES ('s8nmch', 137, 1, 'space:FP:3', 1794965735.3011532, '');
INSERT INTO public.moves VALUES ('s8nmch', 138, 1, 'move', 1794965735.3212628, '');
INSERT INTO public.moves VALUES ('s8nmch', 139, 1, 'push:UL-a1', 1794965735.336567, '');
INSERT INTO public.moves VALUES ('s8nmch', 140, 1, 'skip', 1794965735.3581097, '');
INSERT INTO public.moves VALUES ('s8nmch', 141, 0, 'crew:FP:neutral', 1794965735.377262, '');
INSERT INTO public.moves VALUES ('s8nmch', 142, 0, 'space:C1:5', 1794965735.4003823, '');
INSERT INTO public.moves VALUES ('s8nmch', 143, 0, 'move', 1794965735.417784, '');
INSERT INTO public.moves VALUES ('s8nmch', 144, 0, 'drive:UL-b2', 1794965735.433386, '');
INSERT INTO public.moves VALUES ('s8nmch', 145, 0, 'install:slot', 1794965735.449242, '');
INSERT INTO public.moves VALUES ('s8nmch', 146, 1, 'crew:C3:sky', 1794965735.4694374, '');
INSERT INTO public.moves VALUES ('s8nmch', 147, 1, 'space:C1:2', 1794965735.489618, '');
INSERT INTO public.moves VALUES ('s8nmch', 148, 1, 'gain', 1794965735.5102675, '');
INSERT INTO public.moves VALUES ('s8nmch', 149, 1, 'skip', 1794965735.5303752, '');
INSERT INTO public.moves VALUES ('s8nmch', 150, 0, 'crew:FP:neutral', 1794965735.549902, '');
INSERT INTO public.moves VALUES ('s8nmch', 151, 0, 'space:C1:3', 1794965735.5745938, '');
INSERT INTO public.moves VALUES ('s8nmch', 152, 1, 'crew:C1:sky', 1794965735.603773, '');
INSERT INTO public.moves VALUES ('s8nmch', 153, 1, 'space:C2:3', 1794965735.6263874, '');
INSERT INTO public.moves VALUES ('s8nmch', 154, 1, 'exchange', 1794965735.6548042, '');
INSERT INTO public.moves VALUES ('s8nmch', 155, 1, 'give:orange', 1794965735.6777928, '');
INSERT INTO public.moves VALUES ('s8nmch', 156, 1, 'give:yellow', 1794965735.6930053, '');
INSERT INTO public.moves VALUES ('s8nmch', 157, 1, 'give:yellow', 1794965735.7092798, '');
INSERT INTO public.moves VALUES ('s8nmch', 158, 1, 'get:sky', 1794965735.730385, '');
INSERT INTO public.moves VALUES ('s8nmch', 159, 1, 'exchange', 1794965735.7496238, '');
INSERT INTO public.moves VALUES ('s8nmch', 160, 1, 'get:sky', 1794965735.7737818, '');
INSERT INTO public.moves VALUES ('s8nmch', 161, 1, 'gain', 1794965735.7945724, '');
INSERT INTO public.moves VALUES ('s8nmch', 162, 1, 'exchange', 1794965735.8176432, '');
INSERT INTO public.moves VALUES ('s8nmch', 163, 1, 'give:sky', 1794965735.8413832, '');
INSERT INTO public.moves VALUES ('s8nmch', 164, 1, 'give:sky', 1794965735.8614566, '');
INSERT INTO public.moves VALUES ('s8nmch', 165, 1, 'give:yellow', 1794965735.8821082, '');
INSERT INTO public.moves VALUES ('s8nmch', 166, 1, 'get:sky', 1794965735.897256, '');
INSERT INTO public.moves VALUES ('s8nmch', 167, 1, 'track:blue', 1794965735.9220457, '');
INSERT INTO public.moves VALUES ('s8nmch', 168, 1, 'skip', 1794965735.9421663, '');
INSERT INTO public.moves VALUES ('s8nmch', 169, 0, 'crew:C2:orange', 1794965735.9622846, '');
INSERT INTO public.moves VALUES ('s8nmch', 170, 0, 'space:C1:1', 1794965735.9881027, '');
INSERT INTO public.moves VALUES ('s8nmch', 171, 0, 'move', 1794965736.0151799, '');
INSERT INTO public.moves VALUES ('s8nmch', 172, 0, 'drive:UL-a1', 1794965736.037814, '');
INSERT INTO public.moves VALUES ('s8nmch', 173, 0, 'drive:UL-c2', 1794965736.0615501, '');
INSERT INTO public.moves VALUES ('s8nmch', 174, 0, 'install:slot', 1794965736.077873, '');
INSERT INTO public.moves VALUES ('s8nmch', 175, 0, 'track:blue', 1794965736.1073618, '');
INSERT INTO public.moves VALUES ('s8nmch', 176, 1, 'exchange', 1794965736.1264627, '');
INSERT INTO public.moves VALUES ('s8nmch', 177, 1, 'get:orange', 1794965736.1463537, '');
INSERT INTO public.moves VALUES ('s8nmch', 178, 1, 'crew:C1:neutral', 1794965736.166753, '');
INSERT INTO public.moves VALUES ('s8nmch', 179, 1, 'space:FP:1', 1794965736.1906471, '');
INSERT INTO public.moves VALUES ('s8nmch', 180, 1, 'gain', 1794965736.2182276, '');
INSERT INTO public.moves VALUES ('s8nmch', 181, 1, 'track:red', 1794965736.242336, '');
INSERT INTO public.moves VALUES ('s8nmch', 182, 1, 'claim:RO2', 1794965736.262361, '');
INSERT INTO public.moves VALUES ('s8nmch', 183, 0, 'crew:C3:neutral', 1794965736.291748, '');
INSERT INTO public.moves VALUES ('s8nmch', 184, 0, 'space:FP:5', 1794965736.3063893, '');
INSERT INTO public.moves VALUES ('s8nmch', 185, 1, 'crew:C3:neutral', 1794965736.3262925, '');
INSERT INTO public.moves VALUES ('s8nmch', 186, 1, 'exchange', 1794965736.346705, '');
INSERT INTO public.moves VALUES ('s8nmch', 187, 1, 'give:yellow', 1794965736.3704581, '');
INSERT INTO public.moves VALUES ('s8nmch', 188, 1, 'give:sky', 1794965736.399342, '');
INSERT INTO public.moves VALUES ('s8nmch', 189, 1, 'give:orange', 1794965736.421916, '');
INSERT INTO public.moves VALUES ('s8nmch', 190, 1, 'get:yellow', 1794965736.4516525, '');
INSERT INTO public.moves VALUES ('s8nmch', 191, 1, 'exchange', 1794965736.4791846, '');
INSERT INTO public.moves VALUES ('s8nmch', 192, 1, 'give:yellow', 1794965736.5015574, '');
INSERT INTO public.moves VALUES ('s8nmch', 193, 1, 'get:orange', 1794965736.5257227, '');
INSERT INTO public.moves VALUES ('s8nmch', 194, 1, 'space:C3:2', 1794965736.5462704, '');
INSERT INTO public.moves VALUES ('s8nmch', 195, 1, 'move', 1794965736.5665336, '');
INSERT INTO public.moves VALUES ('s8nmch', 196, 1, 'jump:UL-b2', 1794965736.590618, '');
INSERT INTO public.moves VALUES ('s8nmch', 197, 0, 'crew:C3:neutral', 1794965736.6104066, '');
INSERT INTO public.moves VALUES ('s8nmch', 198, 0, 'space:C3:5', 1794965736.6342921, '');
INSERT INTO public.moves VALUES ('s8nmch', 199, 1, 'crew:C2:neutral', 1794965736.6644475, '');
INSERT INTO public.moves VALUES ('s8nmch', 200, 1, 'space:C2:5', 1794965736.693826, '');
INSERT INTO public.moves VALUES ('s8nmch', 201, 1, 'send:C1', 1794965736.7317698, '');
INSERT INTO public.moves VALUES ('s8nmch', 202, 0, 'crew:C2:neutral', 1794965736.7635968, '');
INSERT INTO public.moves VALUES ('s8nmch', 203, 0, 'space:C1:4', 1794965736.7933612, '');
INSERT INTO public.moves VALUES ('s8nmch', 204, 0, 'post:FP:4', 1794965736.8312392, '');
INSERT INTO public.moves VALUES ('s8nmch', 205, 1, 'take:C1', 1794965736.8638632, '');
INSERT INTO public.moves VALUES ('s8nmch', 206, 1, 'lay:C2:2', 1794965736.8859901, '');
INSERT INTO public.moves VALUES ('s8nmch', 207, 1, 'lay:FP:2', 1794965736.9100404, '');
INSERT INTO public.moves VALUES ('s8nmch', 208, 0, 'crew:C2:neutral', 1794965736.929889, '');
INSERT INTO public.moves VALUES ('s8nmch', 209, 0, 'space:C3:1', 1794965736.9558597, '');
INSERT INTO public.moves VALUES ('s8nmch', 210, 0, 'gain', 1794965736.9739656, '');
INSERT INTO public.moves VALUES ('s8nmch', 211, 1, 'crew:C2:neutral', 1794965737.0008633, '');
INSERT INTO public.moves VALUES ('s8nmch', 212, 1, 'space:C2:4', 1794965737.0272787, '');
INSERT INTO public.moves VALUES ('s8nmch', 213, 1, 'track:blue', 1794965737.046065, '');
INSERT INTO public.moves VALUES ('s8nmch', 214, 0, 'crew:C1:orange', 1794965737.0700214, '');
INSERT INTO public.moves VALUES ('s8nmch', 215, 0, 'space:FP:5', 1794965737.089967, '');
INSERT INTO public.moves VALUES ('s8nmch', 216, 0, 'move', 1794965737.1235693, '');
INSERT INTO public.moves VALUES ('s8nmch', 217, 0, 'push:UR-a1', 1794965737.1381125, '');
INSERT INTO public.moves VALUES ('s8nmch', 218, 0, 'exchange', 1794965737.1710374, '');
INSERT INTO public.moves VALUES ('s8nmch', 219, 0, 'give:orange', 1794965737.190623, '');
INSERT INTO public.moves VALUES ('s8nmch', 220, 0, 'give:yellow', 1794965737.2190888, '');
INSERT INTO public.moves VALUES ('s8nmch', 221, 0, 'give:orange', 1794965737.2374353, '');
INSERT INTO public.moves VALUES ('s8nmch', 222, 0, 'get:yellow', 1794965737.258312, '');
INSERT INTO public.moves VALUES ('s8nmch', 223, 0, 'exchange', 1794965737.2829936, '');
INSERT INTO public.moves VALUES ('s8nmch', 224, 0, 'give:orange', 1794965737.3027525, '');
INSERT INTO public.moves VALUES ('s8nmch', 225, 0, 'get:sky', 1794965737.33435, '');
INSERT INTO public.moves VALUES ('s8nmch', 226, 1, 'crew:FP:neutral', 1794965737.3539755, '');
INSERT INTO public.moves VALUES ('s8nmch', 227, 1, 'space:C2:3', 1794965737.3775506, '');
INSERT INTO public.moves VALUES ('s8nmch', 228, 1, 'move', 1794965737.393464, '');
INSERT INTO public.moves VALUES ('s8nmch', 229, 1, 'drive:UR-c1', 1794965737.4156084, '');
INSERT INTO public.moves VALUES ('s8nmch', 230, 1, 'skip', 1794965737.443316, '');
INSERT INTO public.moves VALUES ('s8nmch', 231, 1, 'use:04', 1794965737.4669566, '');
INSERT INTO public.moves VALUES ('s8nmch', 232, 1, 'track:green', 1794965737.4953773, '');
INSERT INTO public.moves VALUES ('s8nmch', 233, 0, 'crew:FP:orange', 1794965737.5180788, '');
INSERT INTO public.moves VALUES ('s8nmch', 234, 0, 'space:C2:5', 1794965737.5377223, '');
INSERT INTO public.moves VALUES ('s8nmch', 235, 0, 'post:C1:2', 1794965737.5494227, '');
INSERT INTO public.moves VALUES ('s8nmch', 236, 1, 'crew:C2:sky', 1794965737.5741625, '');
INSERT INTO public.moves VALUES ('s8nmch', 237, 1, 'space:C3:5', 1794965737.5987427, '');
INSERT INTO public.moves VALUES ('s8nmch', 238, 1, 'move', 1794965737.6226513, '');
INSERT INTO public.moves VALUES ('s8nmch', 239, 1, 'drive:UR-a1', 1794965737.6458917, '');
INSERT INTO public.moves VALUES ('s8nmch', 240, 1, 'skip', 1794965737.665848, '');
INSERT INTO public.moves VALUES ('s8nmch', 241, 0, 'crew:C1:neutral', 1794965737.6814766, '');
INSERT INTO public.moves VALUES ('s8nmch', 242, 0, 'space:FP:1', 1794965737.7063081, '');
INSERT INTO public.moves VALUES ('s8nmch', 243, 0, 'move', 1794965737.735176, '');
INSERT INTO public.moves VALUES ('s8nmch', 244, 0, 'drive:UR-a2', 1794965737.763239, '');
INSERT INTO public.moves VALUES ('s8nmch', 245, 0, 'skip', 1794965737.7871523, '');
INSERT INTO public.moves VALUES ('s8nmch', 246, 1, 'crew:C3:neutral', 1794965737.8044105, '');
INSERT INTO public.moves VALUES ('s8nmch', 247, 1, 'space:C2:4', 1794965737.822107, '');
INSERT INTO public.moves VALUES ('s8nmch', 248, 1, 'move', 1794965737.841834, '');
INSERT INTO public.moves VALUES ('s8nmch', 249, 1, 'drive:UR-b1', 1794965737.8586736, '');
INSERT INTO public.moves VALUES ('s8nmch', 250, 0, 'crew:C2:neutral', 1794965737.891567, '');
INSERT INTO public.moves VALUES ('s8nmch', 251, 0, 'space:C1:1', 1794965737.9225435, '');
INSERT INTO public.moves VALUES ('s8nmch', 252, 0, 'gain', 1794965737.9546828, '');
INSERT INTO public.moves VALUES ('s8nmch', 253, 1, 'crew:C2:neutral', 1794965738.000185, '');
INSERT INTO public.moves VALUES ('s8nmch', 254, 1, 'space:FP:3', 1794965738.0342345, '');
INSERT INTO public.moves VALUES ('s8nmch', 255, 1, 'gain', 1794965738.0616226, '');
INSERT INTO public.moves VALUES ('s8nmch', 256, 0, 'crew:C1:neutral', 1794965738.1015248, '');
INSERT INTO public.moves VALUES ('s8nmch', 257, 0, 'space:C3:4', 1794965738.1383824, '');
INSERT INTO public.moves VALUES ('s8nmch', 258, 0, 'exchange', 1794965738.1696775, '');
INSERT INTO public.moves VALUES ('s8nmch', 259, 0, 'give:sky', 1794965738.2064393, '');
INSERT INTO public.moves VALUES ('s8nmch', 260, 0, 'give:orange', 1794965738.2337067, '');
INSERT INTO public.moves VALUES ('s8nmch', 261, 0, 'give:orange', 1794965738.2660644, '');
INSERT INTO public.moves VALUES ('s8nmch', 262, 0, 'get:yellow', 1794965738.293605, '');
INSERT INTO public.moves VALUES ('s8nmch', 263, 1, 'crew:FP:sky', 1794965738.3142004, '');
INSERT INTO public.moves VALUES ('s8nmch', 264, 1, 'space:FP:4', 1794965738.3504248, '');
INSERT INTO public.moves VALUES ('s8nmch', 265, 1, 'move', 1794965738.3782284, '');
INSERT INTO public.moves VALUES ('s8nmch', 266, 1, 'drive:UR-a2', 1794965738.4103496, '');
INSERT INTO public.moves VALUES ('s8nmch', 267, 1, 'drive:UR-a1', 1794965738.4569771, '');
INSERT INTO public.moves VALUES ('s8nmch', 268, 1, 'install:slot', 1794965738.490648, '');
INSERT INTO public.moves VALUES ('s8nmch', 269, 0, 'take:C3', 1794965738.5320094, '');
INSERT INTO public.moves VALUES ('s8nmch', 270, 0, 'lay:C2:2', 1794965738.556871, '');
INSERT INTO public.moves VALUES ('s8nmch', 271, 0, 'fill', 1794965738.5825272, '');
INSERT INTO public.moves VALUES ('s8nmch', 272, 1, 'crew:C1:neutral', 1794965738.6102655, '');
INSERT INTO public.moves VALUES ('s8nmch', 273, 1, 'space:C2:1', 1794965738.642672, '');
INSERT INTO public.moves VALUES ('s8nmch', 274, 1, 'gain', 1794965738.6792238, '');
INSERT INTO public.moves VALUES ('s8nmch', 275, 0, 'crew:FP:neutral', 1794965738.6938977, '');
INSERT INTO public.moves VALUES ('s8nmch', 276, 0, 'space:FP:2', 1794965738.7346365, '');
INSERT INTO public.moves VALUES ('s8nmch', 277, 1, 'crew:C1:sky', 1794965738.7744598, '');
INSERT INTO public.moves VALUES ('s8nmch', 278, 1, 'space:C3:1', 1794965738.8154714, '');
INSERT INTO public.moves VALUES ('s8nmch', 279, 1, 'exchange', 1794965738.8611543, '');
INSERT INTO public.moves VALUES ('s8nmch', 280, 1, 'give:yellow', 1794965738.893994, '');
INSERT INTO public.moves VALUES ('s8nmch', 281, 1, 'get:orange', 1794965738.9345717, '');
INSERT INTO public.moves VALUES ('s8nmch', 282, 1, 'exchange', 1794965738.9792957, '');
INSERT INTO public.moves VALUES ('s8nmch', 283, 1, 'give:orange', 1794965739.0124238, '');
INSERT INTO public.moves VALUES ('s8nmch', 284, 1, 'get:sky', 1794965739.0581079, '');
INSERT INTO public.moves VALUES ('s8nmch', 285, 1, 'move', 1794965739.0902092, '');
INSERT INTO public.moves VALUES ('s8nmch', 286, 1, 'drive:UR-c1', 1794965739.1430984, '');
INSERT INTO public.moves VALUES ('s8nmch', 287, 1, 'install:slot', 1794965739.1785853, '');
INSERT INTO public.moves VALUES ('s8nmch', 288, 1, 'post:C3:2', 1794965739.2346265, '');
INSERT INTO public.moves VALUES ('s8nmch', 289, 1, 'claim:RO3', 1794965739.274702, '');
INSERT INTO public.moves VALUES ('s8nmch', 290, 0, 'take:FP', 1794965739.3194237, '');
INSERT INTO public.moves VALUES ('s8nmch', 291, 0, 'lay:C3:3', 1794965739.3546796, '');
INSERT INTO public.moves VALUES ('s8nmch', 292, 0, 'track:red', 1794965739.3903942, '');
INSERT INTO public.moves VALUES ('s8nmch', 293, 0, 'get:sky', 1794965739.4302628, '');
INSERT INTO public.moves VALUES ('s8nmch', 294, 1, 'crew:C2:sky', 1794965739.4715745, '');
INSERT INTO public.moves VALUES ('s8nmch', 295, 1, 'move', 1794965739.6897528, '');
INSERT INTO public.moves VALUES ('s8nmch', 296, 1, 'drive:UR-b1', 1794965739.7312555, '');
INSERT INTO public.moves VALUES ('b689c9', 0, 1, 'mine:carbon', 1794965740.2047174, '');
INSERT INTO public.moves VALUES ('b689c9', 1, 2, 'mine:oxygen', 1794965740.2207348, '');
INSERT INTO public.moves VALUES ('b689c9', 2, 0, 'mine:iron', 1794965740.2472146, '');
INSERT INTO public.moves VALUES ('b689c9', 3, 0, 'mine:silicon', 1794965740.2694914, '');
INSERT INTO public.moves VALUES ('b689c9', 4, 2, 'mine:iron', 1794965740.290508, '');
INSERT INTO public.moves VALUES ('b689c9', 5, 1, 'mine:water', 1794965740.3086038, '');
INSERT INTO public.moves VALUES ('b689c9', 6, 1, 'close:trade', 1794965740.3346918, '');
INSERT INTO public.moves VALUES ('b689c9', 7, 1, 'mine:carbon', 1794965740.363883, '');
INSERT INTO public.moves VALUES ('b689c9', 8, 1, 'close:build', 1794965740.3907952, '');
INSERT INTO public.moves VALUES ('b689c9', 9, 1, 'arrange:best', 1794965740.422681, '');
INSERT INTO public.moves VALUES ('b689c9', 10, 1, 'close:colony', 1794965740.4550705, '');
INSERT INTO public.moves VALUES ('b689c9', 11, 1, 'discard:water', 1794965740.4775145, '');
INSERT INTO public.moves VALUES ('z37h9m', 0, 1, 'rest:p2-e1', 1794965741.2955508, '');
INSERT INTO public.moves VALUES ('z37h9m', 1, 0, 'plan:p1-c2:b', 1794965741.325471, '');
INSERT INTO public.moves VALUES ('z37h9m', 2, 0, 'plan:p1-t1:c', 1794965741.3451643, '');
INSERT INTO public.moves VALUES ('z37h9m', 3, 0, 'plan:energy-01:d', 1794965741.373228, '');
INSERT INTO public.moves VALUES ('z37h9m', 4, 0, 'ready', 1794965741.3909104, '');
INSERT INTO public.moves VALUES ('z37h9m', 5, 1, 'ready', 1794965741.413446, '');
INSERT INTO public.moves VALUES ('z37h9m', 6, 0, 'bonus:maj_carbon', 1794965741.4420242, '');
INSERT INTO public.moves VALUES ('z37h9m', 7, 1, 'pass', 1794965741.4577274, '');
INSERT INTO public.moves VALUES ('z37h9m', 8, 1, 'pile:b', 1794965741.477264, '');
INSERT INTO public.moves VALUES ('z37h9m', 9, 0, 'use:carbon', 1794965741.497136, '');
INSERT INTO public.moves VALUES ('z37h9m', 10, 0, 'buy:3', 1794965741.5215316, '');
INSERT INTO public.moves VALUES ('z37h9m', 11, 0, 'use:titanium', 1794965741.5454943, '');
INSERT INTO public.moves VALUES ('5d5wur', 0, 0, 'plan:p1-m1:b', 1794965741.6106534, '');
INSERT INTO public.moves VALUES ('5d5wur', 1, 0, 'plan:p1-e2:c', 1794965741.6543224, '');
INSERT INTO public.moves VALUES ('5d5wur', 2, 0, 'plan:energy-01:d', 1794965741.6771312, '');
INSERT INTO public.moves VALUES ('5d5wur', 3, 0, 'ready', 1794965741.7036147, '');
INSERT INTO public.moves VALUES ('5d5wur', 4, 0, 'use:minerals', 1794965741.7289464, '');
INSERT INTO public.moves VALUES ('5d5wur', 5, 0, 'skip', 1794965741.7539034, '');
INSERT INTO public.moves VALUES ('5d5wur', 6, 0, 'step:tawac', 1794965741.7822907, '');
INSERT INTO public.moves VALUES ('5d5wur', 7, 0, 'bonus:tile_space_resource', 1794965741.8104038, '');
INSERT INTO public.moves VALUES ('5d5wur', 8, 0, 'pass', 1794965741.837567, '');
INSERT INTO public.moves VALUES ('5d5wur', 9, 0, 'pile:b', 1794965741.8569894, '');
INSERT INTO public.moves VALUES ('5d5wur', 10, 0, 'lay:a', 1794965741.8813033, '');
INSERT INTO public.moves VALUES ('5d5wur', 11, 0, 'lay:e', 1794965741.9193463, '');
INSERT INTO public.moves VALUES ('54mvvq', 0, 1, 'rest:p2-e1', 1794965741.990099, '');
INSERT INTO public.moves VALUES ('54mvvq', 1, 0, 'plan:p1-c2:b', 1794965742.0182548, '');
INSERT INTO public.moves VALUES ('54mvvq', 2, 0, 'plan:p1-t1:c', 1794965742.0613143, '');
INSERT INTO public.moves VALUES ('54mvvq', 3, 0, 'plan:energy-01:d', 1794965742.0896885, '');
INSERT INTO public.moves VALUES ('54mvvq', 4, 0, 'ready', 1794965742.1219258, '');
INSERT INTO public.moves VALUES ('54mvvq', 5, 1, 'ready', 1794965742.1423259, '');
INSERT INTO public.moves VALUES ('54mvvq', 6, 0, 'bonus:maj_carbon', 1794965742.1795828, '');
INSERT INTO public.moves VALUES ('54mvvq', 7, 1, 'pass', 1794965742.2180295, '');
INSERT INTO public.moves VALUES ('54mvvq', 8, 1, 'pile:b', 1794965742.2463768, '');
INSERT INTO public.moves VALUES ('54mvvq', 9, 0, 'use:carbon', 1794965742.2907715, '');
INSERT INTO public.moves VALUES ('54mvvq', 10, 0, 'buy:3', 1794965742.3294477, '');
INSERT INTO public.moves VALUES ('54mvvq', 11, 0, 'use:titanium', 1794965742.3752074, '');
INSERT INTO public.moves VALUES ('54mvvq', 12, 0, 'skip', 1794965742.4201932, '');
INSERT INTO public.moves VALUES ('54mvvq', 13, 0, 'step:tawac', 1794965742.456797, '');
INSERT INTO public.moves VALUES ('54mvvq', 14, 0, 'pass', 1794965742.4957516, '');
INSERT INTO public.moves VALUES ('54mvvq', 15, 0, 'pile:b', 1794965742.5344079, '');
INSERT INTO public.moves VALUES ('54mvvq', 16, 0, 'lay:d', 1794965742.580892, '');
INSERT INTO public.moves VALUES ('54mvvq', 17, 0, 'lay:c', 1794965742.6143904, '');
INSERT INTO public.moves VALUES ('54mvvq', 18, 0, 'lay:e', 1794965742.6631112, '');
INSERT INTO public.moves VALUES ('54mvvq', 19, 0, 'ready', 1794965742.7019064, '');
INSERT INTO public.moves VALUES ('54mvvq', 20, 1, 'plan:p2-m1:b', 1794965742.7481098, '');
INSERT INTO public.moves VALUES ('54mvvq', 21, 1, 'plan:p2-c1:c', 1794965742.7864676, '');
INSERT INTO public.moves VALUES ('54mvvq', 22, 1, 'plan:p2-m2:d', 1794965742.824697, '');
INSERT INTO public.moves VALUES ('54mvvq', 23, 1, 'ready', 1794965742.8603134, '');
INSERT INTO public.moves VALUES ('54mvvq', 24, 0, 'bonus:std_destroy_card', 1794965742.900064, '');
INSERT INTO public.moves VALUES ('54mvvq', 25, 0, 'destroy:A01', 1794965742.9526803, '');
INSERT INTO public.moves VALUES ('54mvvq', 26, 1, 'pass', 1794965743.0072057, '');
INSERT INTO public.moves VALUES ('54mvvq', 27, 1, 'pile:c', 1794965743.0497751, '');
INSERT INTO public.moves VALUES ('54mvvq', 28, 1, 'lay:d', 1794965743.0883458, '');
INSERT INTO public.moves VALUES ('54mvvq', 29, 1, 'lay:b', 1794965743.1456194, '');
INSERT INTO public.moves VALUES ('54mvvq', 30, 1, 'lay:c', 1794965743.1841383, '');
INSERT INTO public.moves VALUES ('54mvvq', 31, 0, 'bonus:tile_space_engineer', 1794965743.2263255, '');
INSERT INTO public.moves VALUES ('54mvvq', 32, 0, 'bonus:std_first_player', 1794965743.287443, '');
INSERT INTO public.moves VALUES ('54mvvq', 33, 0, 'coin', 1794965743.3377516, '');
INSERT INTO public.moves VALUES ('54mvvq', 34, 0, 'pass', 1794965743.3946786, '');
INSERT INTO public.moves VALUES ('54mvvq', 35, 0, 'pile:d', 1794965743.4572978, '');
INSERT INTO public.moves VALUES ('54mvvq', 36, 0, 'ready', 1794965743.5086222, '');
INSERT INTO public.moves VALUES ('54mvvq', 37, 1, 'plan:p2-e2:b', 1794965743.5585492, '');
INSERT INTO public.moves VALUES ('54mvvq', 38, 1, 'plan:p2-c2:c', 1794965743.6517532, '');
INSERT INTO public.moves VALUES ('54mvvq', 39, 1, 'plan:p2-t2:d', 1794965743.6903138, '');
INSERT INTO public.moves VALUES ('54mvvq', 40, 1, 'ready', 1794965743.718088, '');
INSERT INTO public.moves VALUES ('54mvvq', 41, 0, 'bonus:tile_space_resource', 1794965743.778295, '');
INSERT INTO public.moves VALUES ('54mvvq', 42, 1, 'bonus:std_destroy_card', 1794965743.8300111, '');
INSERT INTO public.moves VALUES ('54mvvq', 43, 1, 'destroy:p2-t1', 1794965743.9019175, '');
INSERT INTO public.moves VALUES ('54mvvq', 44, 0, 'field:tile', 1794965743.968315, '');
INSERT INTO public.moves VALUES ('54mvvq', 45, 1, 'bonus:std_first_player', 1794965744.0537984, '');
INSERT INTO public.moves VALUES ('54mvvq', 46, 1, 'coin', 1794965744.1099157, '');
INSERT INTO public.moves VALUES ('54mvvq', 47, 0, 'bonus:std_buy_card', 1794965744.1637733, '');
INSERT INTO public.moves VALUES ('54mvvq', 48, 0, 'buy:1', 1794965744.209294, '');
INSERT INTO public.moves VALUES ('54mvvq', 49, 1, 'bonus:maj_carbon', 1794965744.3077378, '');
INSERT INTO public.moves VALUES ('54mvvq', 50, 0, 'pass', 1794965744.3955753, '');
INSERT INTO public.moves VALUES ('54mvvq', 51, 0, 'pile:e', 1794965744.4555643, '');
INSERT INTO public.moves VALUES ('54mvvq', 52, 1, 'pass', 1794965744.486389, '');
INSERT INTO public.moves VALUES ('54mvvq', 53, 1, 'pile:d', 1794965744.5220332, '');
INSERT INTO public.moves VALUES ('54mvvq', 54, 1, 'lay:b', 1794965744.5545945, '');
INSERT INTO public.moves VALUES ('54mvvq', 55, 1, 'lay:d', 1794965744.5818915, '');
INSERT INTO public.moves VALUES ('54mvvq', 56, 1, 'lay:c', 1794965744.6205297, '');
INSERT INTO public.moves VALUES ('54mvvq', 57, 0, 'ready', 1794965744.685777, '');
INSERT INTO public.moves VALUES ('54mvvq', 58, 1, 'ready', 1794965744.76107, '');
INSERT INTO public.moves VALUES ('54mvvq', 59, 1, 'bonus:tile_space_researcher', 1794965744.877571, '');
INSERT INTO public.moves VALUES ('54mvvq', 60, 0, 'pass', 1794965744.9686177, '');
INSERT INTO public.moves VALUES ('54mvvq', 61, 1, 'bonus:std_first_player', 1794965745.04959, '');
INSERT INTO public.moves VALUES ('54mvvq', 62, 1, 'take:B4', 1794965745.1545112, '');
INSERT INTO public.moves VALUES ('54mvvq', 63, 1, 'put:PB16:8', 1794965745.237502, '');
INSERT INTO public.moves VALUES ('54mvvq', 64, 1, 'bonus:tile_space_engineer', 1794965745.6962786, '');
INSERT INTO public.moves VALUES ('54mvvq', 65, 1, 'pass', 1794965745.7669365, '');
INSERT INTO public.moves VALUES ('54mvvq', 66, 1, 'pile:d', 1794965745.826383, '');
INSERT INTO public.moves VALUES ('54mvvq', 67, 0, 'plan:p1-c1:b', 1794965745.9181087, '');
INSERT INTO public.moves VALUES ('54mvvq', 68, 0, 'plan:p1-t1:c', 1794965745.9744158, '');
INSERT INTO public.moves VALUES ('54mvvq', 69, 0, 'plan:p1-e2:d', 1794965746.0067282, '');
INSERT INTO public.moves VALUES ('54mvvq', 70, 0, 'ready', 1794965746.0685287, '');
INSERT INTO public.moves VALUES ('54mvvq', 71, 1, 'plan:p2-e1:b', 1794965746.1177602, '');
INSERT INTO public.moves VALUES ('54mvvq', 72, 1, 'ready', 1794965746.1664448, '');
INSERT INTO public.moves VALUES ('54mvvq', 73, 1, 'energy', 1794965746.21938, '');
INSERT INTO public.moves VALUES ('54mvvq', 74, 1, 'expand:minerva', 1794965746.2499335, '');
INSERT INTO public.moves VALUES ('54mvvq', 75, 1, 'stop', 1794965746.2970304, '');
INSERT INTO public.moves VALUES ('54mvvq', 76, 0, 'pass', 1794965746.338315, '');
INSERT INTO public.moves VALUES ('54mvvq', 77, 0, 'lay:d', 1794965746.4040592, '');
INSERT INTO public.moves VALUES ('54mvvq', 78, 0, 'lay:c', 1794965746.437658, '');
INSERT INTO public.moves VALUES ('54mvvq', 79, 0, 'lay:b', 1794965746.4916673, '');
INSERT INTO public.moves VALUES ('54mvvq', 80, 1, 'bonus:tile_space_resource', 1794965746.5344164, '');
INSERT INTO public.moves VALUES ('54mvvq', 81, 1, 'research:tile', 1794965746.5879428, '');
INSERT INTO public.moves VALUES ('54mvvq', 82, 1, 'take:B4', 1794965746.6417863, '');
INSERT INTO public.moves VALUES ('54mvvq', 83, 1, 'put:PB01:2', 1794965746.721077, '');
INSERT INTO public.moves VALUES ('54mvvq', 84, 1, 'bonus:std_destroy_card', 1794965746.8380556, '');
INSERT INTO public.moves VALUES ('54mvvq', 85, 1, 'destroy:p2-r2', 1794965746.9037602, '');
INSERT INTO public.moves VALUES ('54mvvq', 86, 1, 'bonus:tile_space_engineer', 1794965746.949766, '');
INSERT INTO public.moves VALUES ('54mvvq', 87, 1, 'field:tile', 1794965747.009702, '');
INSERT INTO public.moves VALUES ('54mvvq', 88, 1, 'pass', 1794965747.071983, '');
INSERT INTO public.moves VALUES ('54mvvq', 89, 1, 'pile:b', 1794965747.1290717, '');
INSERT INTO public.moves VALUES ('54mvvq', 90, 1, 'lay:a', 1794965747.1921215, '');
INSERT INTO public.moves VALUES ('54mvvq', 91, 0, 'ready', 1794965747.2514067, '');
INSERT INTO public.moves VALUES ('54mvvq', 92, 1, 'plan:p2-c1:b', 1794965747.3129003, '');
INSERT INTO public.moves VALUES ('54mvvq', 93, 1, 'ready', 1794965747.3795269, '');
INSERT INTO public.moves VALUES ('54mvvq', 94, 1, 'pass', 1794965747.4283836, '');
INSERT INTO public.moves VALUES ('54mvvq', 95, 1, 'pile:a', 1794965747.4964247, '');
INSERT INTO public.moves VALUES ('54mvvq', 96, 1, 'lay:d', 1794965747.551195, '');
INSERT INTO public.moves VALUES ('54mvvq', 97, 0, 'pass', 1794965747.6017532, '');
INSERT INTO public.moves VALUES ('54mvvq', 98, 0, 'pile:c', 1794965747.6678338, '');
INSERT INTO public.moves VALUES ('54mvvq', 99, 0, 'plan:p1-t1:b', 1794965747.732394, '');
INSERT INTO public.moves VALUES ('54mvvq', 100, 0, 'plan:p1-m1:c', 1794965747.793986, '');
INSERT INTO public.moves VALUES ('54mvvq', 101, 0, 'plan:p1-c2:d', 1794965747.853253, '');
INSERT INTO public.moves VALUES ('54mvvq', 102, 0, 'ready', 1794965747.8861399, '');
INSERT INTO public.moves VALUES ('54mvvq', 103, 1, 'plan:p2-e1:b', 1794965747.9212723, '');
INSERT INTO public.moves VALUES ('54mvvq', 104, 1, 'ready', 1794965747.9604948, '');
INSERT INTO public.moves VALUES ('54mvvq', 105, 1, 'pass', 1794965747.9937186, '');
INSERT INTO public.moves VALUES ('54mvvq', 106, 0, 'use:minerals', 1794965748.030424, '');
INSERT INTO public.moves VALUES ('54mvvq', 107, 0, 'step:minerva', 1794965748.0711672, '');
INSERT INTO public.moves VALUES ('54mvvq', 108, 0, 'bonus:std_first_player', 1794965748.086523, '');
INSERT INTO public.moves VALUES ('54mvvq', 109, 0, 'take:A1', 1794965748.1056123, '');
INSERT INTO public.moves VALUES ('54mvvq', 110, 0, 'put:PA15:12', 1794965748.136859, '');
INSERT INTO public.moves VALUES ('54mvvq', 111, 0, 'bonus:tile_space_resource', 1794965748.1621037, '');
INSERT INTO public.moves VALUES ('8dybmm', 0, 0, 'keep:ST08', 1794965748.3778741, '');
INSERT INTO public.moves VALUES ('8dybmm', 1, 0, 'rest:p1-e1', 1794965748.4137018, '');
INSERT INTO public.moves VALUES ('8dybmm', 2, 1, 'keep:ST01', 1794965748.4599524, '');
INSERT INTO public.moves VALUES ('8dybmm', 3, 0, 'plan:p1-c1:b', 1794965748.5103662, '');
INSERT INTO public.moves VALUES ('8dybmm', 4, 0, 'plan:p1-t2:c', 1794965748.5574844, '');
INSERT INTO public.moves VALUES ('8dybmm', 5, 0, 'plan:p1-e2:d', 1794965748.592668, '');
INSERT INTO public.moves VALUES ('8dybmm', 6, 0, 'ready', 1794965748.621399, '');
INSERT INTO public.moves VALUES ('8dybmm', 7, 1, 'plan:p2-r2:b', 1794965748.645321, '');
INSERT INTO public.moves VALUES ('8dybmm', 8, 1, 'ready', 1794965748.6770983, '');
INSERT INTO public.moves VALUES ('8dybmm', 9, 1, 'bonus:maj_researcher', 1794965748.7063973, '');
INSERT INTO public.moves VALUES ('8dybmm', 10, 0, 'use:titanium', 1794965748.7386246, '');
INSERT INTO public.moves VALUES ('8dybmm', 11, 0, 'buy:4', 1794965748.796216, '');
INSERT INTO public.moves VALUES ('54mvvq', 112, 0, 'pass', 1794965748.1929488, '');
INSERT INTO public.profiles VALUES ('3fb88b75839300225a27e27902c6418bd15005157ee2346e021368887383ee59', 1794965748.2298887);
INSERT INTO public.seats VALUES ('kuv82b', 0, 'human', '', '', 'uG_bLsehZ3lRgb6TnFxxWQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('kuv82b', 1, 'human', '', '', 'lZUyQfUYF9h65LTc_yoRIw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('9shf35', 0, 'human', '', 'Ann', 'Hwz3-VaQTGmvostEeJIVSA', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('9shf35', 1, 'human', '', '', 'VIUfeOlM3tyT0qIvRUDdaQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('9shf35', 2, 'human', '', '', 'TkaIlbXrwZLC7yDobCvF1Q', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('s3u2b9', 0, 'human', '', '', 'eXG1LArzo_Rjrvl9lncPAg', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('s3u2b9', 1, 'human', '', '', 'fnZqccmaqUb9mmwl6FWRjA', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('dkegr6', 0, 'human', '', '', 'sY8znoD0ei07HTdXiCJKaw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('dkegr6', 1, 'bot', 'greedy', '', '', 1, '', 0, 0);
INSERT INTO public.seats VALUES ('cedapj', 0, 'human', '', '', 'SVZNUc3wVxeDWymKTFSEnQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('cedapj', 1, 'human', '', '', 'FWMfsl7l535UV_CaCQ0blg', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('cedapj', 2, 'human', '', '', 'iOqUQh_PCecdf-BjsxJ3Bg', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('cedapj', 3, 'human', '', '', 'J6yOQ2ulaJlJXmf3R0ISWw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('uz4dmf', 0, 'human', '', '', '7tp3AVYwM1R4Lhp1AYxqPQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('uz4dmf', 1, 'human', '', '', 'YFbUPAQg9HHMI-8U3pUvIQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('rw32m3', 0, 'human', '', '', '4r9Qr1j62pinuWCM4-Z3Yw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('rw32m3', 1, 'human', '', '', 'SZNz9_RnBPwexTYpSCMy9g', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('rw32m3', 2, 'human', '', '', 'R_b4GQhZhNaB5x4XKFmEXw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('s8nmch', 0, 'human', '', '', '73YtN50-4NSDiaAyVxBxdA', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('s8nmch', 1, 'human', '', '', 'XyIwxk_LiS74xYNQPoe-Mg', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('b689c9', 0, 'human', '', '', 'Xf_FgNlZ7OWNLOrWnD-FtQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('b689c9', 1, 'human', '', '', 's81qM3BFO-8y3wDFxSVxeA', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('b689c9', 2, 'human', '', '', '8HCrfcnewD_L9KEBnFlWmw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('z37h9m', 0, 'human', '', '', 'fuOagTTw5BVpIkcFuvdrYQ', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('z37h9m', 1, 'human', '', '', 'GLw7DfHdE5JPv84CHSNvOw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('5d5wur', 0, 'human', '', '', 'nVVHU6KZFg4mD0O4AL-lrw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('54mvvq', 0, 'human', '', '', 'IcWBDy3gcfDj1HkAcokDpw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('54mvvq', 1, 'human', '', '', 'KNvGlEkQ2llHnPjhvqS1vw', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('8dybmm', 0, 'human', '', '', 'Eukm1ngXPYz1RXIOBo4ZxA', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('8dybmm', 1, 'human', '', '', 'Asqe7JQh-IPtTEOF-ixGSw', 0, '', 0, 0);
INSERT INTO public.tables VALUES ('kuv82b', 'pebble', 1, 2, '7', 'c3944e8b959261d7a7c0d0bd41a98d59', '{"river": "calm"}', 1, '_m_JDFCnvOD7ZZmgJ7VVKA', 1794965730.1522074, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('9shf35', 'pebble', 1, 3, '7', '9d1c5bc00be699db0292cb38cf1d9945', '{"river": "calm"}', 1, 'm8KCj5KeMYbCF6-oRMrs0Q', 1794965730.2007873, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('s3u2b9', 'pebble', 1, 2, '7', '04d08eeeea825e78fba99fb8287c6dbf', '{"river": "calm"}', 1, 'xNwnfHWWaiehtiwEh_jizA', 1794965730.313999, 1, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('dkegr6', 'pebble', 1, 2, '7', '9c752137320218b12a81a0357ee2e178', '{"river": "calm"}', 1, 'BQcgoXnu3bBdAaIVQmIPPA', 1794965730.6603465, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('cedapj', 'antarctica', 1, 4, '7', '09357510ab7717fc6120da7432db1ba5', '{"placement": "first-game"}', 1, 'gnjXUEByeZbBzfDK3CsjPg', 1794965731.1823137, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('uz4dmf', 'antarctica', 1, 2, '7', 'd6a63937fe36e7f7c781f94f8833f930', '{"placement": "first-game"}', 1, 'w4S3JL11Uw2c4Nzxnndlxw', 1794965731.4588056, 1, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('rw32m3', 'magnastorm', 1, 3, '7', '878ad8769110af0c974018579476ba18', '{"start": 1, "advanced": false, "artefacts": "none"}', 1, 'VMY4Oz6yBKYCpwhdlIN31w', 1794965732.363851, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('s8nmch', 'magnastorm', 1, 2, '7', '4d8160bde10ab0a7eb19c36571f572ad', '{"start": 1, "advanced": false, "artefacts": "none"}', 1, 'Ms0lyTPXcWw7kfvTr_YpxQ', 1794965732.6052628, 1, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('b689c9', 'mars', 1, 3, '7', '0ec4c67a8a35f0c71fdc00f23a3d0e62', '{"target": 12, "first": "random", "revised_setup": false, "seat_compensation": false, "full_round": false, "fair_seats": false, "simple_negotiation": false, "open_hands": false}', 1, 'pUhYNNfQ6XP5jNylWdMu4Q', 1794965740.1552498, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('z37h9m', 'skymines', 1, 2, '7', '2ec8c04881cfc0f78847e43a7e7bed3c', '{"side": "belt", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": "none", "missions": false, "threat": false, "chapter": 0}', 1, 'toRRDWtAgEEIuEAhc7wlUw', 1794965741.242426, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('5d5wur', 'skymines', 1, 1, '7', '2715fad50f1b52cfeee8416fcbafd85c', '{"side": "moon", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": 1, "missions": false, "threat": false, "chapter": 0}', 1, '7SaQjMzEQt-H0n0LY1PpDA', 1794965741.5674524, 0, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('54mvvq', 'skymines', 1, 2, '7', 'd371a5784847192d02a61b1a8bd8d47b', '{"side": "moon", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": "none", "missions": false, "threat": false, "chapter": 0}', 1, 'dw2CrzSemx5zv8u1rgVjXg', 1794965741.9294858, 1, 0, 0, '', 0, 1);
INSERT INTO public.tables VALUES ('8dybmm', 'skymines', 1, 2, '7555122188545436519', '1121c4d9c4b5cc0cc1f0ae481b0a889a', '{"side": "moon", "tracks": "random", "tiles": "choose", "constrained": false, "luna": "none", "missions": true, "threat": false, "chapter": 1}', 0, 'VIv1rmgN94zNwTNpx41a_A', 1794965748.2757716, 0, 0, 0, '', 0, 1);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chapters
    ADD CONSTRAINT chapters_pkey PRIMARY KEY (campaign, number);
ALTER TABLE ONLY public.chapters
    ADD CONSTRAINT chapters_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_pkey PRIMARY KEY (profile, game, key);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chapters
    ADD CONSTRAINT chapters_campaign_fkey FOREIGN KEY (campaign) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_profile_fkey FOREIGN KEY (profile) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
