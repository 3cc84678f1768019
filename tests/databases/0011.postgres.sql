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
CREATE TABLE public.house (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.keepsakes (
    profile text NOT NULL,
    game text NOT NULL,
    key text NOT NULL,
    table_id text NOT NULL,
    won double precision NOT NULL
);
CREATE TABLE public.leases (
    table_id text NOT NULL,
    server text NOT NULL
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
CREATE TABLE public.promises (
    commitment text NOT NULL,
    drawn text NOT NULL,
    salt text NOT NULL,
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
    quiet integer DEFAULT 0 NOT NULL,
    swift integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.servers (
    id text NOT NULL,
    until double precision NOT NULL
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
    advice integer DEFAULT 1 NOT NULL,
    drawn text DEFAULT ''::text NOT NULL,
    nonce text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    rematch text DEFAULT ''::text NOT NULL,
    lesson text DEFAULT ''::text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0011');
INSERT INTO public.campaigns VALUES ('g69umx', 'skymines', '7NqqWpzkRvhsO7s3-qj3jA', 1794971678.9199483, '[["human", "", ""], ["human", "", ""]]', -1);
INSERT INTO public.chapters VALUES ('g69umx', 1, 'wd656s', -1, 0, '');
INSERT INTO public.keepsakes VALUES ('ea403a6d1333c979ae71b82055d4f433e70a094e2a276466a6d5a042700b043f', 'magnastorm', '1', '', 1794971678.8871322);
INSERT INTO public.keepsakes VALUES ('ea403a6d1333c979ae71b82055d4f433e70a094e2a276466a6d5a042700b043f', 'magnastorm', '2', '', 1794971678.8871322);
INSERT INTO public.keepsakes VALUES ('ea403a6d1333c979ae71b82055d4f433e70a094e2a276466a6d5a042700b043f', 'magnastorm', '3', '', 1794971678.8871322);
INSERT INTO public.moves VALUES ('8autma', 0, 0, 'plan:kingfisher', 1794971655.829394, '');
INSERT INTO public.moves VALUES ('8autma', 1, 1, 'plan:owl', 1794971655.924975, '');
INSERT INTO public.moves VALUES ('8autma', 2, 2, 'plan:kingfisher', 1794971656.1176615, '');
INSERT INTO public.moves VALUES ('8autma', 3, 2, 'settle:bank', 1794971656.1493473, '');
INSERT INTO public.moves VALUES ('8autma', 4, 0, 'settle:grove', 1794971656.1714468, '');
INSERT INTO public.moves VALUES ('6nnnf7', 0, 0, 'plan:kingfisher', 1794971656.2900164, '');
INSERT INTO public.moves VALUES ('6nnnf7', 1, 1, 'plan:owl', 1794971656.3257682, '');
INSERT INTO public.moves VALUES ('6nnnf7', 2, 0, 'settle:grove', 1794971656.3880298, '');
INSERT INTO public.moves VALUES ('6nnnf7', 3, 1, 'settle:isle', 1794971656.4314911, '');
INSERT INTO public.moves VALUES ('6nnnf7', 4, 0, 'plan:kingfisher', 1794971656.4644547, '');
INSERT INTO public.moves VALUES ('6nnnf7', 5, 1, 'plan:heron', 1794971656.5006847, '');
INSERT INTO public.moves VALUES ('6nnnf7', 6, 0, 'settle:pool', 1794971656.5722265, '');
INSERT INTO public.moves VALUES ('6nnnf7', 7, 1, 'settle:mill', 1794971656.6663494, '');
INSERT INTO public.moves VALUES ('6nnnf7', 8, 0, 'plan:duck', 1794971656.7324812, '');
INSERT INTO public.moves VALUES ('6nnnf7', 9, 1, 'plan:kingfisher', 1794971656.8951023, '');
INSERT INTO public.moves VALUES ('6nnnf7', 10, 1, 'settle:bank', 1794971656.9987564, '');
INSERT INTO public.moves VALUES ('6nnnf7', 11, 0, 'pass', 1794971657.112175, '');
INSERT INTO public.moves VALUES ('6nnnf7', 12, 0, 'plan:gull', 1794971657.1859953, '');
INSERT INTO public.moves VALUES ('6nnnf7', 13, 1, 'plan:duck', 1794971657.2584822, '');
INSERT INTO public.moves VALUES ('6nnnf7', 14, 0, 'settle:delta', 1794971657.3481717, '');
INSERT INTO public.moves VALUES ('6nnnf7', 15, 1, 'settle:ford', 1794971657.4454353, '');
INSERT INTO public.moves VALUES ('6nnnf7', 16, 0, 'plan:swan', 1794971657.5634992, '');
INSERT INTO public.moves VALUES ('6nnnf7', 17, 1, 'plan:swan', 1794971657.6284728, '');
INSERT INTO public.moves VALUES ('6nnnf7', 18, 1, 'pass', 1794971657.7438068, '');
INSERT INTO public.moves VALUES ('6nnnf7', 19, 0, 'pass', 1794971657.7806761, '');
INSERT INTO public.moves VALUES ('u9q9z9', 0, 1, 'plan:swan', 1794971658.1244757, '');
INSERT INTO public.moves VALUES ('u9q9z9', 1, 0, 'plan:kingfisher', 1794971658.2239478, '');
INSERT INTO public.moves VALUES ('u9q9z9', 2, 0, 'pass', 1794971658.2312913, '');
INSERT INTO public.moves VALUES ('u9q9z9', 3, 1, 'settle:delta', 1794971658.2456334, '');
INSERT INTO public.moves VALUES ('u9q9z9', 4, 1, 'plan:owl', 1794971658.279392, '');
INSERT INTO public.moves VALUES ('u9q9z9', 5, 0, 'plan:kingfisher', 1794971658.5372248, '');
INSERT INTO public.moves VALUES ('5buguf', 0, 2, 'sail:e', 1794971658.741114, '');
INSERT INTO public.moves VALUES ('5buguf', 1, 2, 'research:marine', 1794971658.7471035, '');
INSERT INTO public.moves VALUES ('5buguf', 2, 2, 'scrap:sw:1', 1794971658.771066, '');
INSERT INTO public.moves VALUES ('5buguf', 3, 3, 'sail:s', 1794971658.7952638, '');
INSERT INTO public.moves VALUES ('5buguf', 4, 3, 'give:ship', 1794971658.8085144, '');
INSERT INTO public.moves VALUES ('5buguf', 5, 3, 'recruit', 1794971658.8173695, '');
INSERT INTO public.moves VALUES ('5buguf', 6, 0, 'give:cube', 1794971658.844398, '');
INSERT INTO public.moves VALUES ('5buguf', 7, 0, 'sail:nw', 1794971658.8520124, '');
INSERT INTO public.moves VALUES ('5buguf', 8, 0, 'build:double', 1794971658.8720047, '');
INSERT INTO public.moves VALUES ('5buguf', 9, 0, 'advance:coastal', 1794971658.9045563, '');
INSERT INTO public.moves VALUES ('5buguf', 10, 1, 'sail:s', 1794971658.9135063, '');
INSERT INTO public.moves VALUES ('5buguf', 11, 1, 'give:ship', 1794971658.9283698, '');
INSERT INTO public.moves VALUES ('jutfnd', 0, 1, 'cube:land', 1794971659.0288625, '');
INSERT INTO public.moves VALUES ('jutfnd', 1, 0, 'sail:e', 1794971659.1210327, '');
INSERT INTO public.moves VALUES ('jutfnd', 2, 0, 'scrap:e:2', 1794971659.2329242, '');
INSERT INTO public.moves VALUES ('jutfnd', 3, 0, 'build:basic', 1794971659.404324, '');
INSERT INTO public.moves VALUES ('jutfnd', 4, 0, 'advance:coastal', 1794971659.5353436, '');
INSERT INTO public.moves VALUES ('jutfnd', 5, 1, 'scrap:sw:1', 1794971659.5980866, '');
INSERT INTO public.moves VALUES ('jutfnd', 6, 1, 'sail:nw', 1794971659.6971033, '');
INSERT INTO public.moves VALUES ('jutfnd', 7, 1, 'end', 1794971659.7890599, '');
INSERT INTO public.moves VALUES ('jutfnd', 8, 1, 'give:ship', 1794971659.860958, '');
INSERT INTO public.moves VALUES ('jutfnd', 9, 1, 'sail:se', 1794971659.979616, '');
INSERT INTO public.moves VALUES ('jutfnd', 10, 1, 'build:basic', 1794971660.1483684, '');
INSERT INTO public.moves VALUES ('jutfnd', 11, 1, 'advance:coastal', 1794971660.1976871, '');
INSERT INTO public.moves VALUES ('jutfnd', 12, 0, 'sail:sw', 1794971660.2256672, '');
INSERT INTO public.moves VALUES ('jutfnd', 13, 0, 'scrap:w:1', 1794971660.2449021, '');
INSERT INTO public.moves VALUES ('jutfnd', 14, 0, 'sail:nw', 1794971660.2658832, '');
INSERT INTO public.moves VALUES ('jutfnd', 15, 0, 'give:cube', 1794971660.383985, '');
INSERT INTO public.moves VALUES ('jutfnd', 16, 1, 'scrap:nw:1', 1794971660.4685035, '');
INSERT INTO public.moves VALUES ('jutfnd', 17, 1, 'sail:ne', 1794971660.5698102, '');
INSERT INTO public.moves VALUES ('jutfnd', 18, 1, 'give:cube', 1794971660.708943, '');
INSERT INTO public.moves VALUES ('jutfnd', 19, 1, 'sail:se', 1794971660.8336103, '');
INSERT INTO public.moves VALUES ('jutfnd', 20, 1, 'end', 1794971660.9116278, '');
INSERT INTO public.moves VALUES ('jutfnd', 21, 0, 'sail:sw', 1794971660.9945276, '');
INSERT INTO public.moves VALUES ('jutfnd', 22, 0, 'scrap:sw:1', 1794971661.0814176, '');
INSERT INTO public.moves VALUES ('jutfnd', 23, 1, 'sail:sw', 1794971661.1998732, '');
INSERT INTO public.moves VALUES ('jutfnd', 24, 1, 'give:ship', 1794971661.2376788, '');
INSERT INTO public.moves VALUES ('jutfnd', 25, 1, 'sail:se', 1794971661.2478848, '');
INSERT INTO public.moves VALUES ('jutfnd', 26, 1, 'end', 1794971661.2541132, '');
INSERT INTO public.moves VALUES ('jutfnd', 27, 1, 'sail:sw', 1794971661.2697022, '');
INSERT INTO public.moves VALUES ('jutfnd', 28, 1, 'scrap:sw:1', 1794971661.2751825, '');
INSERT INTO public.moves VALUES ('2czjmk', 0, 2, 'send:C1', 1794971661.4148989, '');
INSERT INTO public.moves VALUES ('2czjmk', 1, 0, 'send:C3', 1794971661.4202125, '');
INSERT INTO public.moves VALUES ('2czjmk', 2, 1, 'send:FP', 1794971661.4376075, '');
INSERT INTO public.moves VALUES ('2czjmk', 3, 1, 'track:green', 1794971661.5520725, '');
INSERT INTO public.moves VALUES ('2czjmk', 4, 0, 'track:red', 1794971661.6553385, '');
INSERT INTO public.moves VALUES ('2czjmk', 5, 2, 'crew:C2:neutral', 1794971661.6770277, '');
INSERT INTO public.moves VALUES ('2czjmk', 6, 2, 'space:C2:5', 1794971661.7505214, '');
INSERT INTO public.moves VALUES ('2czjmk', 7, 2, 'post:C2:2', 1794971661.8305547, '');
INSERT INTO public.moves VALUES ('2czjmk', 8, 0, 'crew:C3:orange', 1794971661.967804, '');
INSERT INTO public.moves VALUES ('2czjmk', 9, 0, 'space:C1:2', 1794971662.0956063, '');
INSERT INTO public.moves VALUES ('2czjmk', 10, 0, 'move', 1794971662.1607378, '');
INSERT INTO public.moves VALUES ('2czjmk', 11, 0, 'drive:LL-b1', 1794971662.245279, '');
INSERT INTO public.moves VALUES ('qwe73d', 0, 0, 'send:C1', 1794971662.3618188, '');
INSERT INTO public.moves VALUES ('qwe73d', 1, 1, 'send:C3', 1794971662.3684206, '');
INSERT INTO public.moves VALUES ('qwe73d', 2, 1, 'track:red', 1794971662.377591, '');
INSERT INTO public.moves VALUES ('qwe73d', 3, 0, 'track:blue', 1794971662.383301, '');
INSERT INTO public.moves VALUES ('qwe73d', 4, 0, 'crew:FP:neutral', 1794971662.3888018, '');
INSERT INTO public.moves VALUES ('qwe73d', 5, 0, 'space:C3:1', 1794971662.394441, '');
INSERT INTO public.moves VALUES ('qwe73d', 6, 0, 'gain', 1794971662.3999667, '');
INSERT INTO public.moves VALUES ('qwe73d', 7, 1, 'crew:C3:sky', 1794971662.4054232, '');
INSERT INTO public.moves VALUES ('qwe73d', 8, 1, 'space:C2:3', 1794971662.4111366, '');
INSERT INTO public.moves VALUES ('qwe73d', 9, 1, 'move', 1794971662.416317, '');
INSERT INTO public.moves VALUES ('qwe73d', 10, 1, 'stay', 1794971662.4215734, '');
INSERT INTO public.moves VALUES ('qwe73d', 11, 0, 'crew:C1:neutral', 1794971662.4296477, '');
INSERT INTO public.moves VALUES ('qwe73d', 12, 0, 'space:FP:1', 1794971662.4583204, '');
INSERT INTO public.moves VALUES ('qwe73d', 13, 0, 'gain', 1794971662.5744996, '');
INSERT INTO public.moves VALUES ('qwe73d', 14, 1, 'crew:C3:neutral', 1794971662.6932771, '');
INSERT INTO public.moves VALUES ('qwe73d', 15, 1, 'space:FP:2', 1794971662.7883058, '');
INSERT INTO public.moves VALUES ('qwe73d', 16, 1, 'gain', 1794971662.8562047, '');
INSERT INTO public.moves VALUES ('qwe73d', 17, 0, 'crew:FP:neutral', 1794971662.937282, '');
INSERT INTO public.moves VALUES ('qwe73d', 18, 0, 'space:C1:5', 1794971663.0105634, '');
INSERT INTO public.moves VALUES ('qwe73d', 19, 0, 'exchange', 1794971663.061715, '');
INSERT INTO public.moves VALUES ('qwe73d', 20, 0, 'give:orange', 1794971663.0679321, '');
INSERT INTO public.moves VALUES ('qwe73d', 21, 0, 'give:yellow', 1794971663.0738928, '');
INSERT INTO public.moves VALUES ('qwe73d', 22, 0, 'give:orange', 1794971663.0804663, '');
INSERT INTO public.moves VALUES ('qwe73d', 23, 0, 'get:orange', 1794971663.087113, '');
INSERT INTO public.moves VALUES ('qwe73d', 24, 0, 'move', 1794971663.0928028, '');
INSERT INTO public.moves VALUES ('qwe73d', 25, 0, 'drive:LL-c2', 1794971663.0994248, '');
INSERT INTO public.moves VALUES ('qwe73d', 26, 0, 'exchange', 1794971663.107171, '');
INSERT INTO public.moves VALUES ('qwe73d', 27, 0, 'get:orange', 1794971663.120322, '');
INSERT INTO public.moves VALUES ('qwe73d', 30, 1, 'space:C1:4', 1794971663.323844, '');
INSERT INTO public.moves VALUES ('qwe73d', 33, 0, 'space:C2:4', 1794971663.4839811, '');
INSERT INTO public.moves VALUES ('qwe73d', 36, 0, 'skip', 1794971663.6490743, '');
INSERT INTO public.moves VALUES ('qwe73d', 40, 1, 'drive:LL-a2', 1794971664.2214265, '');
INSERT INTO public.moves VALUES ('qwe73d', 43, 0, 'space:C2:2', 1794971664.777177, '');
INSERT INTO public.moves VALUES ('qwe73d', 46, 1, 'gain', 1794971664.8656046, '');
INSERT INTO public.moves VALUES ('qwe73d', 49, 1, 'take:C2', 1794971665.0841048, '');
INSERT INTO public.moves VALUES ('qwe73d', 50, 1, 'lay:C2:1', 1794971665.195079, '');
INSERT INTO public.moves VALUES ('qwe73d', 53, 0, 'get:sky', 1794971665.4766862, '');
INSERT INTO public.moves VALUES ('qwe73d', 56, 0, 'exchange', 1794971665.8633687, '');
INSERT INTO public.moves VALUES ('qwe73d', 59, 0, 'get:sky', 1794971666.0680838, '');
INSERT INTO public.moves VALUES ('qwe73d', 60, 0, 'crew:C3:neutral', 1794971666.1918101, '');
INSERT INTO public.moves VALUES ('qwe73d', 63, 1, 'crew:C2:neutral', 1794971666.4640796, '');
INSERT INTO public.moves VALUES ('qwe73d', 66, 0, 'crew:FP:neutral', 1794971666.7843995, '');
INSERT INTO public.moves VALUES ('qwe73d', 69, 1, 'take:C3', 1794971666.9269187, '');
INSERT INTO public.moves VALUES ('qwe73d', 72, 0, 'crew:FP:neutral', 1794971666.9578795, '');
INSERT INTO public.moves VALUES ('qwe73d', 75, 0, 'give:yellow', 1794971666.985168, '');
INSERT INTO public.moves VALUES ('qwe73d', 78, 0, 'get:yellow', 1794971667.0360339, '');
INSERT INTO public.moves VALUES ('qwe73d', 81, 1, 'space:C1:4', 1794971667.057642, '');
INSERT INTO public.moves VALUES ('qwe73d', 84, 1, 'give:yellow', 1794971667.0991714, '');
INSERT INTO public.moves VALUES ('qwe73d', 87, 1, 'exchange', 1794971667.1530972, '');
INSERT INTO public.moves VALUES ('qwe73d', 91, 1, 'push:L-a1', 1794971667.2114172, '');
INSERT INTO public.moves VALUES ('qwe73d', 94, 0, 'take:C1', 1794971667.2297006, '');
INSERT INTO public.moves VALUES ('qwe73d', 97, 0, 'lay:FP:5', 1794971667.2464073, '');
INSERT INTO public.moves VALUES ('qwe73d', 100, 1, 'gain', 1794971667.3370733, '');
INSERT INTO public.moves VALUES ('qwe73d', 103, 1, 'give:yellow', 1794971667.6458106, '');
INSERT INTO public.moves VALUES ('qwe73d', 106, 1, 'track:red', 1794971667.827311, '');
INSERT INTO public.moves VALUES ('qwe73d', 109, 0, 'space:C3:4', 1794971667.8526268, '');
INSERT INTO public.moves VALUES ('qwe73d', 112, 1, 'give:yellow', 1794971667.881638, '');
INSERT INTO public.moves VALUES ('qwe73d', 115, 1, 'space:C1:3', 1794971667.8999057, '');
INSERT INTO public.moves VALUES ('qwe73d', 118, 0, 'crew:C2:sky', 1794971668.0031316, '');
INSERT INTO public.moves VALUES ('qwe73d', 121, 1, 'crew:FP:sky', 1794971668.0767767, '');
INSERT INTO public.moves VALUES ('qwe73d', 124, 1, 'drive:L-c3', 1794971668.092868, '');
INSERT INTO public.moves VALUES ('qwe73d', 127, 0, 'move', 1794971668.1087344, '');
INSERT INTO public.moves VALUES ('qwe73d', 130, 0, 'install:slot', 1794971668.1243887, '');
INSERT INTO public.moves VALUES ('qwe73d', 133, 0, 'move', 1794971668.1850138, '');
INSERT INTO public.moves VALUES ('qwe73d', 134, 0, 'push:UL-a1', 1794971668.2001128, '');
INSERT INTO public.moves VALUES ('qwe73d', 137, 1, 'space:FP:3', 1794971668.3763855, '');
INSERT INTO public.moves VALUES ('qwe73d', 140, 1, 'skip', 1794971668.614677, '');
INSERT INTO public.moves VALUES ('qwe73d', 143, 0, 'move', 1794971668.8210905, '');
INSERT INTO public.moves VALUES ('qwe73d', 146, 1, 'crew:C3:sky', 1794971669.061915, '');
INSERT INTO public.moves VALUES ('qwe73d', 148, 1, 'gain', 1794971669.230565, '');
INSERT INTO public.moves VALUES ('qwe73d', 151, 0, 'space:C1:3', 1794971669.3338702, '');
INSERT INTO public.moves VALUES ('qwe73d', 154, 1, 'exchange', 1794971669.3518739, '');
INSERT INTO public.moves VALUES ('qwe73d', 157, 1, 'give:yellow', 1794971669.3680744, '');
INSERT INTO public.moves VALUES ('qwe73d', 160, 1, 'get:sky', 1794971669.3847523, '');
INSERT INTO public.moves VALUES ('qwe73d', 163, 1, 'give:sky', 1794971669.517407, '');
INSERT INTO public.moves VALUES ('qwe73d', 166, 1, 'get:sky', 1794971669.7212014, '');
INSERT INTO public.moves VALUES ('qwe73d', 169, 0, 'crew:C2:orange', 1794971669.7748883, '');
INSERT INTO public.moves VALUES ('qwe73d', 172, 0, 'drive:UL-a1', 1794971669.8410845, '');
INSERT INTO public.moves VALUES ('qwe73d', 175, 0, 'track:blue', 1794971669.8764946, '');
INSERT INTO public.moves VALUES ('qwe73d', 178, 1, 'crew:C1:neutral', 1794971669.997054, '');
INSERT INTO public.moves VALUES ('qwe73d', 181, 1, 'track:red', 1794971670.2036066, '');
INSERT INTO public.moves VALUES ('qwe73d', 185, 1, 'crew:C3:neutral', 1794971670.234048, '');
INSERT INTO public.moves VALUES ('qwe73d', 188, 1, 'give:sky', 1794971670.2511115, '');
INSERT INTO public.moves VALUES ('qwe73d', 191, 1, 'exchange', 1794971670.2684731, '');
INSERT INTO public.moves VALUES ('qwe73d', 194, 1, 'space:C3:2', 1794971670.2872338, '');
INSERT INTO public.moves VALUES ('qwe73d', 197, 0, 'crew:C3:neutral', 1794971670.4262183, '');
INSERT INTO public.moves VALUES ('qwe73d', 200, 1, 'space:C2:5', 1794971670.5096235, '');
INSERT INTO public.moves VALUES ('qwe73d', 203, 0, 'space:C1:4', 1794971670.5446637, '');
INSERT INTO public.moves VALUES ('qwe73d', 206, 1, 'lay:C2:2', 1794971670.567512, '');
INSERT INTO public.moves VALUES ('qwe73d', 209, 0, 'space:C3:1', 1794971670.6239455, '');
INSERT INTO public.moves VALUES ('qwe73d', 212, 1, 'space:C2:4', 1794971670.6486802, '');
INSERT INTO public.moves VALUES ('qwe73d', 215, 0, 'space:FP:5', 1794971670.6700332, '');
INSERT INTO public.moves VALUES ('qwe73d', 218, 0, 'exchange', 1794971670.9020505, '');
INSERT INTO public.moves VALUES ('qwe73d', 221, 0, 'give:orange', 1794971671.1114185, '');
INSERT INTO public.moves VALUES ('qwe73d', 224, 0, 'give:orange', 1794971671.210075, '');
INSERT INTO public.moves VALUES ('qwe73d', 227, 1, 'space:C2:3', 1794971671.401635, '');
INSERT INTO public.moves VALUES ('qwe73d', 231, 1, 'use:04', 1794971672.2400773, '');
INSERT INTO public.moves VALUES ('qwe73d', 234, 0, 'space:C2:5', 1794971672.26212, '');
INSERT INTO public.moves VALUES ('qwe73d', 237, 1, 'space:C3:5', 1794971672.2804246, '');
INSERT INTO public.moves VALUES ('qwe73d', 240, 1, 'skip', 1794971672.2991447, '');
INSERT INTO public.moves VALUES ('qwe73d', 243, 0, 'move', 1794971672.3202627, '');
INSERT INTO public.moves VALUES ('qwe73d', 246, 1, 'crew:C3:neutral', 1794971672.3391173, '');
INSERT INTO public.moves VALUES ('qwe73d', 249, 1, 'drive:UR-b1', 1794971672.360858, '');
INSERT INTO public.moves VALUES ('qwe73d', 252, 0, 'gain', 1794971672.4245358, '');
INSERT INTO public.moves VALUES ('qwe73d', 255, 1, 'gain', 1794971672.503103, '');
INSERT INTO public.moves VALUES ('qwe73d', 258, 0, 'exchange', 1794971672.5782099, '');
INSERT INTO public.moves VALUES ('qwe73d', 261, 0, 'give:orange', 1794971672.6925876, '');
INSERT INTO public.moves VALUES ('qwe73d', 264, 1, 'space:FP:4', 1794971672.9395397, '');
INSERT INTO public.moves VALUES ('qwe73d', 267, 1, 'drive:UR-a1', 1794971673.0858738, '');
INSERT INTO public.moves VALUES ('qwe73d', 271, 0, 'fill', 1794971673.395571, '');
INSERT INTO public.moves VALUES ('qwe73d', 274, 1, 'gain', 1794971673.4153962, '');
INSERT INTO public.moves VALUES ('qwe73d', 277, 1, 'crew:C1:sky', 1794971673.7069418, '');
INSERT INTO public.moves VALUES ('qwe73d', 280, 1, 'give:yellow', 1794971674.0184526, '');
INSERT INTO public.moves VALUES ('qwe73d', 283, 1, 'give:orange', 1794971674.1481023, '');
INSERT INTO public.moves VALUES ('qwe73d', 285, 1, 'move', 1794971674.330425, '');
INSERT INTO public.moves VALUES ('qwe73d', 288, 1, 'post:C3:2', 1794971674.4430697, '');
INSERT INTO public.moves VALUES ('qwe73d', 291, 0, 'lay:C3:3', 1794971674.4668949, '');
INSERT INTO public.moves VALUES ('qwe73d', 294, 1, 'crew:C2:sky', 1794971674.4877443, '');
INSERT INTO public.moves VALUES ('64e33c', 2, 0, 'mine:iron', 1794971674.5371923, '');
INSERT INTO public.moves VALUES ('64e33c', 5, 1, 'mine:water', 1794971674.7167773, '');
INSERT INTO public.moves VALUES ('64e33c', 8, 1, 'close:build', 1794971674.8217263, '');
INSERT INTO public.moves VALUES ('64e33c', 11, 1, 'discard:water', 1794971674.837025, '');
INSERT INTO public.moves VALUES ('wd6g8p', 2, 0, 'plan:p1-t1:c', 1794971674.9153214, '');
INSERT INTO public.moves VALUES ('wd6g8p', 5, 1, 'ready', 1794971674.9487908, '');
INSERT INTO public.moves VALUES ('wd6g8p', 8, 1, 'pile:b', 1794971675.0136726, '');
INSERT INTO public.moves VALUES ('wd6g8p', 11, 0, 'use:titanium', 1794971675.031804, '');
INSERT INTO public.moves VALUES ('dpy943', 2, 0, 'plan:energy-01:d', 1794971675.0553362, '');
INSERT INTO public.moves VALUES ('dpy943', 5, 0, 'skip', 1794971675.0713031, '');
INSERT INTO public.moves VALUES ('dpy943', 8, 0, 'pass', 1794971675.0923643, '');
INSERT INTO public.moves VALUES ('dpy943', 11, 0, 'lay:e', 1794971675.2013822, '');
INSERT INTO public.moves VALUES ('ce7g4x', 0, 1, 'rest:p2-e1', 1794971675.3369734, '');
INSERT INTO public.moves VALUES ('ce7g4x', 3, 0, 'plan:energy-01:d', 1794971675.409742, '');
INSERT INTO public.moves VALUES ('ce7g4x', 6, 0, 'bonus:maj_carbon', 1794971675.4263594, '');
INSERT INTO public.moves VALUES ('ce7g4x', 9, 0, 'use:carbon', 1794971675.444228, '');
INSERT INTO public.moves VALUES ('ce7g4x', 12, 0, 'skip', 1794971675.5823889, '');
INSERT INTO public.moves VALUES ('ce7g4x', 15, 0, 'pile:b', 1794971675.7689674, '');
INSERT INTO public.moves VALUES ('ce7g4x', 18, 0, 'lay:e', 1794971675.7966402, '');
INSERT INTO public.moves VALUES ('qwe73d', 28, 0, 'skip', 1794971663.1374297, '');
INSERT INTO public.moves VALUES ('qwe73d', 31, 1, 'post:C2:5', 1794971663.3771212, '');
INSERT INTO public.moves VALUES ('qwe73d', 34, 0, 'move', 1794971663.5403528, '');
INSERT INTO public.moves VALUES ('qwe73d', 37, 1, 'crew:C1:neutral', 1794971663.737941, '');
INSERT INTO public.moves VALUES ('qwe73d', 41, 1, 'install:slot', 1794971664.3521361, '');
INSERT INTO public.moves VALUES ('qwe73d', 44, 1, 'crew:C2:neutral', 1794971664.8438916, '');
INSERT INTO public.moves VALUES ('qwe73d', 47, 0, 'crew:C3:neutral', 1794971664.8972435, '');
INSERT INTO public.moves VALUES ('qwe73d', 51, 1, 'lay:C1:1', 1794971665.289368, '');
INSERT INTO public.moves VALUES ('qwe73d', 54, 0, 'crew:C1:orange', 1794971665.629381, '');
INSERT INTO public.moves VALUES ('qwe73d', 57, 0, 'give:orange', 1794971665.9212022, '');
INSERT INTO public.moves VALUES ('qwe73d', 61, 0, 'space:C3:1', 1794971666.2615476, '');
INSERT INTO public.moves VALUES ('qwe73d', 64, 1, 'space:FP:2', 1794971666.567537, '');
INSERT INTO public.moves VALUES ('qwe73d', 67, 0, 'space:C2:4', 1794971666.9113932, '');
INSERT INTO public.moves VALUES ('qwe73d', 70, 1, 'lay:C2:3', 1794971666.942616, '');
INSERT INTO public.moves VALUES ('qwe73d', 73, 0, 'space:C3:5', 1794971666.9641948, '');
INSERT INTO public.moves VALUES ('qwe73d', 76, 0, 'give:orange', 1794971667.0004985, '');
INSERT INTO public.moves VALUES ('qwe73d', 79, 0, 'gain', 1794971667.0440085, '');
INSERT INTO public.moves VALUES ('qwe73d', 82, 1, 'exchange', 1794971667.0633361, '');
INSERT INTO public.moves VALUES ('qwe73d', 85, 1, 'give:sky', 1794971667.1143544, '');
INSERT INTO public.moves VALUES ('qwe73d', 88, 1, 'give:yellow', 1794971667.1673803, '');
INSERT INTO public.moves VALUES ('qwe73d', 89, 1, 'get:yellow', 1794971667.1976945, '');
INSERT INTO public.moves VALUES ('qwe73d', 92, 1, 'install:slot', 1794971667.2169344, '');
INSERT INTO public.moves VALUES ('qwe73d', 95, 0, 'lay:C2:1', 1794971667.2353768, '');
INSERT INTO public.moves VALUES ('qwe73d', 98, 1, 'crew:C2:neutral', 1794971667.2518463, '');
INSERT INTO public.moves VALUES ('qwe73d', 101, 1, 'exchange', 1794971667.4375756, '');
INSERT INTO public.moves VALUES ('qwe73d', 104, 1, 'give:yellow', 1794971667.726255, '');
INSERT INTO public.moves VALUES ('qwe73d', 107, 1, 'get:sky', 1794971667.836604, '');
INSERT INTO public.moves VALUES ('qwe73d', 110, 1, 'exchange', 1794971667.861099, '');
INSERT INTO public.moves VALUES ('qwe73d', 113, 1, 'get:orange', 1794971667.8873224, '');
INSERT INTO public.moves VALUES ('qwe73d', 116, 1, 'move', 1794971667.909685, '');
INSERT INTO public.moves VALUES ('qwe73d', 119, 0, 'space:C3:2', 1794971668.0264354, '');
INSERT INTO public.moves VALUES ('qwe73d', 122, 1, 'space:FP:4', 1794971668.0823193, '');
INSERT INTO public.moves VALUES ('qwe73d', 125, 0, 'crew:C2:sky', 1794971668.0982852, '');
INSERT INTO public.moves VALUES ('qwe73d', 128, 0, 'drive:L-a1', 1794971668.1139538, '');
INSERT INTO public.moves VALUES ('qwe73d', 131, 0, 'crew:C3:neutral', 1794971668.1301453, '');
INSERT INTO public.moves VALUES ('qwe73d', 135, 0, 'skip', 1794971668.2104053, '');
INSERT INTO public.moves VALUES ('qwe73d', 138, 1, 'move', 1794971668.4454992, '');
INSERT INTO public.moves VALUES ('qwe73d', 141, 0, 'crew:FP:neutral', 1794971668.6886613, '');
INSERT INTO public.moves VALUES ('qwe73d', 144, 0, 'drive:UL-b2', 1794971668.88147, '');
INSERT INTO public.moves VALUES ('qwe73d', 147, 1, 'space:C1:2', 1794971669.160432, '');
INSERT INTO public.moves VALUES ('qwe73d', 150, 0, 'crew:FP:neutral', 1794971669.3267179, '');
INSERT INTO public.moves VALUES ('qwe73d', 153, 1, 'space:C2:3', 1794971669.3460968, '');
INSERT INTO public.moves VALUES ('qwe73d', 156, 1, 'give:yellow', 1794971669.3627095, '');
INSERT INTO public.moves VALUES ('qwe73d', 159, 1, 'exchange', 1794971669.3793352, '');
INSERT INTO public.moves VALUES ('qwe73d', 162, 1, 'exchange', 1794971669.467856, '');
INSERT INTO public.moves VALUES ('qwe73d', 165, 1, 'give:yellow', 1794971669.669826, '');
INSERT INTO public.moves VALUES ('qwe73d', 168, 1, 'skip', 1794971669.7501886, '');
INSERT INTO public.moves VALUES ('qwe73d', 171, 0, 'move', 1794971669.812386, '');
INSERT INTO public.moves VALUES ('qwe73d', 174, 0, 'install:slot', 1794971669.8651206, '');
INSERT INTO public.moves VALUES ('qwe73d', 177, 1, 'get:orange', 1794971669.9334555, '');
INSERT INTO public.moves VALUES ('qwe73d', 180, 1, 'gain', 1794971670.144184, '');
INSERT INTO public.moves VALUES ('qwe73d', 183, 0, 'crew:C3:neutral', 1794971670.2194724, '');
INSERT INTO public.moves VALUES ('qwe73d', 186, 1, 'exchange', 1794971670.2399008, '');
INSERT INTO public.moves VALUES ('qwe73d', 189, 1, 'give:orange', 1794971670.256649, '');
INSERT INTO public.moves VALUES ('qwe73d', 192, 1, 'give:yellow', 1794971670.2744215, '');
INSERT INTO public.moves VALUES ('qwe73d', 195, 1, 'move', 1794971670.2968833, '');
INSERT INTO public.moves VALUES ('qwe73d', 198, 0, 'space:C3:5', 1794971670.4648454, '');
INSERT INTO public.moves VALUES ('qwe73d', 201, 1, 'send:C1', 1794971670.5266466, '');
INSERT INTO public.moves VALUES ('qwe73d', 204, 0, 'post:FP:4', 1794971670.5522075, '');
INSERT INTO public.moves VALUES ('qwe73d', 207, 1, 'lay:FP:2', 1794971670.5746844, '');
INSERT INTO public.moves VALUES ('qwe73d', 210, 0, 'gain', 1794971670.6329134, '');
INSERT INTO public.moves VALUES ('qwe73d', 213, 1, 'track:blue', 1794971670.6554422, '');
INSERT INTO public.moves VALUES ('qwe73d', 216, 0, 'move', 1794971670.6935158, '');
INSERT INTO public.moves VALUES ('qwe73d', 219, 0, 'give:orange', 1794971671.0063314, '');
INSERT INTO public.moves VALUES ('qwe73d', 222, 0, 'get:yellow', 1794971671.1217687, '');
INSERT INTO public.moves VALUES ('qwe73d', 226, 1, 'crew:FP:neutral', 1794971671.2962694, '');
INSERT INTO public.moves VALUES ('qwe73d', 229, 1, 'drive:UR-c1', 1794971671.557686, '');
INSERT INTO public.moves VALUES ('qwe73d', 230, 1, 'skip', 1794971672.218431, '');
INSERT INTO public.moves VALUES ('qwe73d', 233, 0, 'crew:FP:orange', 1794971672.2561312, '');
INSERT INTO public.moves VALUES ('qwe73d', 236, 1, 'crew:C2:sky', 1794971672.274254, '');
INSERT INTO public.moves VALUES ('qwe73d', 239, 1, 'drive:UR-a1', 1794971672.2932022, '');
INSERT INTO public.moves VALUES ('qwe73d', 242, 0, 'space:FP:1', 1794971672.3135364, '');
INSERT INTO public.moves VALUES ('qwe73d', 245, 0, 'skip', 1794971672.3327644, '');
INSERT INTO public.moves VALUES ('qwe73d', 248, 1, 'move', 1794971672.3520784, '');
INSERT INTO public.moves VALUES ('qwe73d', 251, 0, 'space:C1:1', 1794971672.4082181, '');
INSERT INTO public.moves VALUES ('qwe73d', 254, 1, 'space:FP:3', 1794971672.4790697, '');
INSERT INTO public.moves VALUES ('qwe73d', 257, 0, 'space:C3:4', 1794971672.5660737, '');
INSERT INTO public.moves VALUES ('qwe73d', 260, 0, 'give:orange', 1794971672.6444802, '');
INSERT INTO public.moves VALUES ('qwe73d', 263, 1, 'crew:FP:sky', 1794971672.8730807, '');
INSERT INTO public.moves VALUES ('qwe73d', 266, 1, 'drive:UR-a2', 1794971673.0221708, '');
INSERT INTO public.moves VALUES ('qwe73d', 269, 0, 'take:C3', 1794971673.2212203, '');
INSERT INTO public.moves VALUES ('qwe73d', 272, 1, 'crew:C1:neutral', 1794971673.402575, '');
INSERT INTO public.moves VALUES ('qwe73d', 275, 0, 'crew:FP:neutral', 1794971673.4281251, '');
INSERT INTO public.moves VALUES ('qwe73d', 278, 1, 'space:C3:1', 1794971673.83992, '');
INSERT INTO public.moves VALUES ('qwe73d', 281, 1, 'get:orange', 1794971674.127874, '');
INSERT INTO public.moves VALUES ('qwe73d', 284, 1, 'get:sky', 1794971674.1841037, '');
INSERT INTO public.moves VALUES ('qwe73d', 287, 1, 'install:slot', 1794971674.4341462, '');
INSERT INTO public.moves VALUES ('qwe73d', 290, 0, 'take:FP', 1794971674.4591532, '');
INSERT INTO public.moves VALUES ('qwe73d', 293, 0, 'get:sky', 1794971674.4808936, '');
INSERT INTO public.moves VALUES ('64e33c', 1, 2, 'mine:oxygen', 1794971674.5323312, '');
INSERT INTO public.moves VALUES ('64e33c', 4, 2, 'mine:iron', 1794971674.6316187, '');
INSERT INTO public.moves VALUES ('64e33c', 7, 1, 'mine:carbon', 1794971674.8155384, '');
INSERT INTO public.moves VALUES ('64e33c', 10, 1, 'close:colony', 1794971674.8322637, '');
INSERT INTO public.moves VALUES ('wd6g8p', 1, 0, 'plan:p1-c2:b', 1794971674.9090593, '');
INSERT INTO public.moves VALUES ('wd6g8p', 4, 0, 'ready', 1794971674.9265106, '');
INSERT INTO public.moves VALUES ('wd6g8p', 7, 1, 'pass', 1794971675.0049498, '');
INSERT INTO public.moves VALUES ('wd6g8p', 10, 0, 'buy:3', 1794971675.0260522, '');
INSERT INTO public.moves VALUES ('dpy943', 1, 0, 'plan:p1-e2:c', 1794971675.0504763, '');
INSERT INTO public.moves VALUES ('dpy943', 4, 0, 'use:minerals', 1794971675.0653722, '');
INSERT INTO public.moves VALUES ('dpy943', 7, 0, 'bonus:tile_space_resource', 1794971675.085134, '');
INSERT INTO public.moves VALUES ('dpy943', 10, 0, 'lay:a', 1794971675.129155, '');
INSERT INTO public.moves VALUES ('ce7g4x', 2, 0, 'plan:p1-t1:c', 1794971675.404134, '');
INSERT INTO public.moves VALUES ('ce7g4x', 5, 1, 'ready', 1794971675.4203231, '');
INSERT INTO public.moves VALUES ('ce7g4x', 8, 1, 'pile:b', 1794971675.437454, '');
INSERT INTO public.moves VALUES ('ce7g4x', 11, 0, 'use:titanium', 1794971675.5487313, '');
INSERT INTO public.moves VALUES ('ce7g4x', 14, 0, 'pass', 1794971675.7129972, '');
INSERT INTO public.moves VALUES ('ce7g4x', 17, 0, 'lay:c', 1794971675.7894402, '');
INSERT INTO public.moves VALUES ('ce7g4x', 20, 1, 'plan:p2-m1:b', 1794971675.808628, '');
INSERT INTO public.moves VALUES ('ce7g4x', 23, 1, 'ready', 1794971675.825407, '');
INSERT INTO public.moves VALUES ('ce7g4x', 26, 1, 'pass', 1794971675.8420644, '');
INSERT INTO public.moves VALUES ('qwe73d', 29, 1, 'crew:C3:neutral', 1794971663.232466, '');
INSERT INTO public.moves VALUES ('qwe73d', 32, 0, 'crew:FP:neutral', 1794971663.4250693, '');
INSERT INTO public.moves VALUES ('qwe73d', 35, 0, 'drive:LL-d2', 1794971663.609049, '');
INSERT INTO public.moves VALUES ('qwe73d', 38, 1, 'space:C3:2', 1794971663.9012992, '');
INSERT INTO public.moves VALUES ('qwe73d', 39, 1, 'move', 1794971664.1139455, '');
INSERT INTO public.moves VALUES ('qwe73d', 42, 0, 'crew:C1:neutral', 1794971664.577202, '');
INSERT INTO public.moves VALUES ('qwe73d', 45, 1, 'space:FP:3', 1794971664.8529675, '');
INSERT INTO public.moves VALUES ('qwe73d', 48, 0, 'space:FP:5', 1794971664.9719183, '');
INSERT INTO public.moves VALUES ('qwe73d', 52, 0, 'exchange', 1794971665.3649395, '');
INSERT INTO public.moves VALUES ('qwe73d', 55, 0, 'space:C3:4', 1794971665.7664087, '');
INSERT INTO public.moves VALUES ('qwe73d', 58, 0, 'give:sky', 1794971666.0037234, '');
INSERT INTO public.moves VALUES ('qwe73d', 62, 0, 'gain', 1794971666.365234, '');
INSERT INTO public.moves VALUES ('qwe73d', 65, 1, 'gain', 1794971666.6774402, '');
INSERT INTO public.moves VALUES ('qwe73d', 68, 0, 'gain', 1794971666.9185882, '');
INSERT INTO public.moves VALUES ('qwe73d', 71, 1, 'lay:C2:5', 1794971666.9513342, '');
INSERT INTO public.moves VALUES ('qwe73d', 74, 0, 'exchange', 1794971666.9769273, '');
INSERT INTO public.moves VALUES ('qwe73d', 77, 0, 'give:orange', 1794971667.0106537, '');
INSERT INTO public.moves VALUES ('qwe73d', 80, 1, 'crew:FP:neutral', 1794971667.0496283, '');
INSERT INTO public.moves VALUES ('qwe73d', 83, 1, 'give:sky', 1794971667.0782843, '');
INSERT INTO public.moves VALUES ('qwe73d', 86, 1, 'get:sky', 1794971667.1324315, '');
INSERT INTO public.moves VALUES ('qwe73d', 90, 1, 'move', 1794971667.2041862, '');
INSERT INTO public.moves VALUES ('qwe73d', 93, 1, 'send:FP', 1794971667.2236044, '');
INSERT INTO public.moves VALUES ('qwe73d', 96, 0, 'lay:C2:2', 1794971667.2410812, '');
INSERT INTO public.moves VALUES ('qwe73d', 99, 1, 'space:C3:3', 1794971667.2612288, '');
INSERT INTO public.moves VALUES ('qwe73d', 102, 1, 'give:yellow', 1794971667.5275936, '');
INSERT INTO public.moves VALUES ('qwe73d', 105, 1, 'get:yellow', 1794971667.8106303, '');
INSERT INTO public.moves VALUES ('qwe73d', 108, 0, 'crew:FP:neutral', 1794971667.8420577, '');
INSERT INTO public.moves VALUES ('qwe73d', 111, 1, 'give:sky', 1794971667.8732278, '');
INSERT INTO public.moves VALUES ('qwe73d', 114, 1, 'crew:C2:neutral', 1794971667.8943431, '');
INSERT INTO public.moves VALUES ('qwe73d', 117, 1, 'jump:L-a1', 1794971667.917281, '');
INSERT INTO public.moves VALUES ('qwe73d', 120, 0, 'gain', 1794971668.069988, '');
INSERT INTO public.moves VALUES ('qwe73d', 123, 1, 'move', 1794971668.0874872, '');
INSERT INTO public.moves VALUES ('qwe73d', 126, 0, 'space:C1:5', 1794971668.103656, '');
INSERT INTO public.moves VALUES ('qwe73d', 129, 0, 'drive:L-c3', 1794971668.1191616, '');
INSERT INTO public.moves VALUES ('qwe73d', 132, 0, 'space:C3:4', 1794971668.1365132, '');
INSERT INTO public.moves VALUES ('qwe73d', 136, 1, 'crew:FP:sky', 1794971668.3045287, '');
INSERT INTO public.moves VALUES ('qwe73d', 139, 1, 'push:UL-a1', 1794971668.5315495, '');
INSERT INTO public.moves VALUES ('qwe73d', 142, 0, 'space:C1:5', 1794971668.7298143, '');
INSERT INTO public.moves VALUES ('qwe73d', 145, 0, 'install:slot', 1794971668.9790254, '');
INSERT INTO public.moves VALUES ('qwe73d', 149, 1, 'skip', 1794971669.288065, '');
INSERT INTO public.moves VALUES ('qwe73d', 152, 1, 'crew:C1:sky', 1794971669.3402328, '');
INSERT INTO public.moves VALUES ('qwe73d', 155, 1, 'give:orange', 1794971669.3573384, '');
INSERT INTO public.moves VALUES ('qwe73d', 158, 1, 'get:sky', 1794971669.3737745, '');
INSERT INTO public.moves VALUES ('qwe73d', 161, 1, 'gain', 1794971669.3904276, '');
INSERT INTO public.moves VALUES ('qwe73d', 164, 1, 'give:sky', 1794971669.5893407, '');
INSERT INTO public.moves VALUES ('qwe73d', 167, 1, 'track:blue', 1794971669.7297428, '');
INSERT INTO public.moves VALUES ('qwe73d', 170, 0, 'space:C1:1', 1794971669.8009388, '');
INSERT INTO public.moves VALUES ('qwe73d', 173, 0, 'drive:UL-c2', 1794971669.8581316, '');
INSERT INTO public.moves VALUES ('qwe73d', 176, 1, 'exchange', 1794971669.8916225, '');
INSERT INTO public.moves VALUES ('qwe73d', 179, 1, 'space:FP:1', 1794971670.0521858, '');
INSERT INTO public.moves VALUES ('qwe73d', 182, 1, 'claim:RO2', 1794971670.2116067, '');
INSERT INTO public.moves VALUES ('qwe73d', 184, 0, 'space:FP:5', 1794971670.2256835, '');
INSERT INTO public.moves VALUES ('qwe73d', 187, 1, 'give:yellow', 1794971670.245474, '');
INSERT INTO public.moves VALUES ('qwe73d', 190, 1, 'get:yellow', 1794971670.262539, '');
INSERT INTO public.moves VALUES ('qwe73d', 193, 1, 'get:orange', 1794971670.2807124, '');
INSERT INTO public.moves VALUES ('qwe73d', 196, 1, 'jump:UL-b2', 1794971670.3672378, '');
INSERT INTO public.moves VALUES ('qwe73d', 199, 1, 'crew:C2:neutral', 1794971670.484435, '');
INSERT INTO public.moves VALUES ('qwe73d', 202, 0, 'crew:C2:neutral', 1794971670.5366697, '');
INSERT INTO public.moves VALUES ('qwe73d', 205, 1, 'take:C1', 1794971670.5602965, '');
INSERT INTO public.moves VALUES ('qwe73d', 208, 0, 'crew:C2:neutral', 1794971670.581779, '');
INSERT INTO public.moves VALUES ('qwe73d', 211, 1, 'crew:C2:neutral', 1794971670.6418693, '');
INSERT INTO public.moves VALUES ('qwe73d', 214, 0, 'crew:C1:orange', 1794971670.6632411, '');
INSERT INTO public.moves VALUES ('qwe73d', 217, 0, 'push:UR-a1', 1794971670.8122745, '');
INSERT INTO public.moves VALUES ('qwe73d', 220, 0, 'give:yellow', 1794971671.098711, '');
INSERT INTO public.moves VALUES ('qwe73d', 223, 0, 'exchange', 1794971671.1375685, '');
INSERT INTO public.moves VALUES ('qwe73d', 225, 0, 'get:sky', 1794971671.234774, '');
INSERT INTO public.moves VALUES ('qwe73d', 228, 1, 'move', 1794971671.4744902, '');
INSERT INTO public.moves VALUES ('qwe73d', 232, 1, 'track:green', 1794971672.2495782, '');
INSERT INTO public.moves VALUES ('qwe73d', 235, 0, 'post:C1:2', 1794971672.2683175, '');
INSERT INTO public.moves VALUES ('qwe73d', 238, 1, 'move', 1794971672.286446, '');
INSERT INTO public.moves VALUES ('qwe73d', 241, 0, 'crew:C1:neutral', 1794971672.3066847, '');
INSERT INTO public.moves VALUES ('qwe73d', 244, 0, 'drive:UR-a2', 1794971672.3265433, '');
INSERT INTO public.moves VALUES ('qwe73d', 247, 1, 'space:C2:4', 1794971672.345446, '');
INSERT INTO public.moves VALUES ('qwe73d', 250, 0, 'crew:C2:neutral', 1794971672.3740504, '');
INSERT INTO public.moves VALUES ('qwe73d', 253, 1, 'crew:C2:neutral', 1794971672.441892, '');
INSERT INTO public.moves VALUES ('qwe73d', 256, 0, 'crew:C1:neutral', 1794971672.5320396, '');
INSERT INTO public.moves VALUES ('qwe73d', 259, 0, 'give:sky', 1794971672.593556, '');
INSERT INTO public.moves VALUES ('qwe73d', 262, 0, 'get:yellow', 1794971672.7700927, '');
INSERT INTO public.moves VALUES ('qwe73d', 265, 1, 'move', 1794971672.953097, '');
INSERT INTO public.moves VALUES ('qwe73d', 268, 1, 'install:slot', 1794971673.1658993, '');
INSERT INTO public.moves VALUES ('qwe73d', 270, 0, 'lay:C2:2', 1794971673.3222346, '');
INSERT INTO public.moves VALUES ('qwe73d', 273, 1, 'space:C2:1', 1794971673.4090722, '');
INSERT INTO public.moves VALUES ('qwe73d', 276, 0, 'space:FP:2', 1794971673.563345, '');
INSERT INTO public.moves VALUES ('qwe73d', 279, 1, 'exchange', 1794971673.9185803, '');
INSERT INTO public.moves VALUES ('qwe73d', 282, 1, 'exchange', 1794971674.139501, '');
INSERT INTO public.moves VALUES ('qwe73d', 286, 1, 'drive:UR-c1', 1794971674.4134262, '');
INSERT INTO public.moves VALUES ('qwe73d', 289, 1, 'claim:RO3', 1794971674.451205, '');
INSERT INTO public.moves VALUES ('qwe73d', 292, 0, 'track:red', 1794971674.4740272, '');
INSERT INTO public.moves VALUES ('qwe73d', 295, 1, 'move', 1794971674.494504, '');
INSERT INTO public.moves VALUES ('64e33c', 0, 1, 'mine:carbon', 1794971674.5276678, '');
INSERT INTO public.moves VALUES ('64e33c', 3, 0, 'mine:silicon', 1794971674.5617821, '');
INSERT INTO public.moves VALUES ('64e33c', 6, 1, 'close:trade', 1794971674.7927456, '');
INSERT INTO public.moves VALUES ('64e33c', 9, 1, 'arrange:best', 1794971674.8272452, '');
INSERT INTO public.moves VALUES ('wd6g8p', 0, 1, 'rest:p2-e1', 1794971674.9019933, '');
INSERT INTO public.moves VALUES ('wd6g8p', 3, 0, 'plan:energy-01:d', 1794971674.9210038, '');
INSERT INTO public.moves VALUES ('wd6g8p', 6, 0, 'bonus:maj_carbon', 1794971674.9730854, '');
INSERT INTO public.moves VALUES ('wd6g8p', 9, 0, 'use:carbon', 1794971675.0200765, '');
INSERT INTO public.moves VALUES ('dpy943', 0, 0, 'plan:p1-m1:b', 1794971675.0455256, '');
INSERT INTO public.moves VALUES ('dpy943', 3, 0, 'ready', 1794971675.0601318, '');
INSERT INTO public.moves VALUES ('dpy943', 6, 0, 'step:tawac', 1794971675.079367, '');
INSERT INTO public.moves VALUES ('dpy943', 9, 0, 'pile:b', 1794971675.097807, '');
INSERT INTO public.moves VALUES ('ce7g4x', 1, 0, 'plan:p1-c2:b', 1794971675.3970988, '');
INSERT INTO public.moves VALUES ('ce7g4x', 4, 0, 'ready', 1794971675.4149857, '');
INSERT INTO public.moves VALUES ('ce7g4x', 7, 1, 'pass', 1794971675.432287, '');
INSERT INTO public.moves VALUES ('ce7g4x', 10, 0, 'buy:3', 1794971675.512808, '');
INSERT INTO public.moves VALUES ('ce7g4x', 13, 0, 'step:tawac', 1794971675.6409461, '');
INSERT INTO public.moves VALUES ('ce7g4x', 16, 0, 'lay:d', 1794971675.7812166, '');
INSERT INTO public.moves VALUES ('ce7g4x', 19, 0, 'ready', 1794971675.8027546, '');
INSERT INTO public.moves VALUES ('ce7g4x', 22, 1, 'plan:p2-m2:d', 1794971675.8197272, '');
INSERT INTO public.moves VALUES ('ce7g4x', 29, 1, 'lay:b', 1794971675.8581455, '');
INSERT INTO public.moves VALUES ('qwe73d', 296, 1, 'drive:UR-b1', 1794971674.5021043, '');
INSERT INTO public.moves VALUES ('ce7g4x', 112, 0, 'pass', 1794971677.9593675, '');
INSERT INTO public.moves VALUES ('6waf5z', 19, 0, 'settle:ford', 1794971678.8260884, '');
INSERT INTO public.moves VALUES ('ce7g4x', 21, 1, 'plan:p2-c1:c', 1794971675.8142056, '');
INSERT INTO public.moves VALUES ('ce7g4x', 24, 0, 'bonus:std_destroy_card', 1794971675.8310263, '');
INSERT INTO public.moves VALUES ('ce7g4x', 27, 1, 'pile:c', 1794971675.8474033, '');
INSERT INTO public.moves VALUES ('ce7g4x', 30, 1, 'lay:c', 1794971675.8634126, '');
INSERT INTO public.moves VALUES ('ce7g4x', 33, 0, 'coin', 1794971675.8801613, '');
INSERT INTO public.moves VALUES ('ce7g4x', 36, 0, 'ready', 1794971675.9408047, '');
INSERT INTO public.moves VALUES ('ce7g4x', 39, 1, 'plan:p2-t2:d', 1794971676.1281312, '');
INSERT INTO public.moves VALUES ('ce7g4x', 43, 1, 'destroy:p2-t1', 1794971676.3338084, '');
INSERT INTO public.moves VALUES ('ce7g4x', 46, 1, 'coin', 1794971676.3525214, '');
INSERT INTO public.moves VALUES ('ce7g4x', 49, 1, 'bonus:maj_carbon', 1794971676.5190713, '');
INSERT INTO public.moves VALUES ('ce7g4x', 52, 1, 'pass', 1794971676.556444, '');
INSERT INTO public.moves VALUES ('ce7g4x', 55, 1, 'lay:d', 1794971676.5902436, '');
INSERT INTO public.moves VALUES ('ce7g4x', 58, 1, 'ready', 1794971676.6591816, '');
INSERT INTO public.moves VALUES ('ce7g4x', 61, 1, 'bonus:std_first_player', 1794971676.786628, '');
INSERT INTO public.moves VALUES ('ce7g4x', 64, 1, 'bonus:tile_space_engineer', 1794971676.8876123, '');
INSERT INTO public.moves VALUES ('ce7g4x', 67, 0, 'plan:p1-c1:b', 1794971676.9352996, '');
INSERT INTO public.moves VALUES ('ce7g4x', 70, 0, 'ready', 1794971677.075148, '');
INSERT INTO public.moves VALUES ('ce7g4x', 73, 1, 'energy', 1794971677.3494172, '');
INSERT INTO public.moves VALUES ('ce7g4x', 76, 0, 'pass', 1794971677.369829, '');
INSERT INTO public.moves VALUES ('ce7g4x', 79, 0, 'lay:b', 1794971677.4210598, '');
INSERT INTO public.moves VALUES ('ce7g4x', 82, 1, 'take:B4', 1794971677.4856596, '');
INSERT INTO public.moves VALUES ('ce7g4x', 85, 1, 'destroy:p2-r2', 1794971677.6114197, '');
INSERT INTO public.moves VALUES ('ce7g4x', 88, 1, 'pass', 1794971677.6740398, '');
INSERT INTO public.moves VALUES ('ce7g4x', 91, 0, 'ready', 1794971677.726683, '');
INSERT INTO public.moves VALUES ('ce7g4x', 94, 1, 'pass', 1794971677.7518964, '');
INSERT INTO public.moves VALUES ('ce7g4x', 97, 0, 'pass', 1794971677.7717311, '');
INSERT INTO public.moves VALUES ('ce7g4x', 100, 0, 'plan:p1-m1:c', 1794971677.7954571, '');
INSERT INTO public.moves VALUES ('ce7g4x', 103, 1, 'plan:p2-e1:b', 1794971677.8160305, '');
INSERT INTO public.moves VALUES ('ce7g4x', 106, 0, 'use:minerals', 1794971677.9197035, '');
INSERT INTO public.moves VALUES ('ce7g4x', 109, 0, 'take:A1', 1794971677.939539, '');
INSERT INTO public.moves VALUES ('6waf5z', 1, 1, 'plan:owl', 1794971677.9856312, '');
INSERT INTO public.moves VALUES ('6waf5z', 4, 0, 'plan:duck', 1794971677.9996696, '');
INSERT INTO public.moves VALUES ('6waf5z', 7, 0, 'settle:mill', 1794971678.1203086, '');
INSERT INTO public.moves VALUES ('6waf5z', 10, 0, 'pass', 1794971678.2167196, '');
INSERT INTO public.moves VALUES ('6waf5z', 14, 1, 'settle:pool', 1794971678.472769, '');
INSERT INTO public.moves VALUES ('6waf5z', 17, 1, 'plan:heron', 1794971678.6806145, '');
INSERT INTO public.moves VALUES ('wd656s', 1, 0, 'rest:p1-e1', 1794971678.9481742, '');
INSERT INTO public.moves VALUES ('wd656s', 4, 0, 'plan:p1-t2:c', 1794971679.0649242, '');
INSERT INTO public.moves VALUES ('wd656s', 7, 1, 'plan:p2-r2:b', 1794971679.2049918, '');
INSERT INTO public.moves VALUES ('wd656s', 10, 0, 'use:titanium', 1794971679.3145661, '');
INSERT INTO public.moves VALUES ('ce7g4x', 25, 0, 'destroy:A01', 1794971675.8363583, '');
INSERT INTO public.moves VALUES ('ce7g4x', 28, 1, 'lay:d', 1794971675.8527007, '');
INSERT INTO public.moves VALUES ('ce7g4x', 31, 0, 'bonus:tile_space_engineer', 1794971675.8690372, '');
INSERT INTO public.moves VALUES ('ce7g4x', 34, 0, 'pass', 1794971675.8924904, '');
INSERT INTO public.moves VALUES ('ce7g4x', 37, 1, 'plan:p2-e2:b', 1794971676.0018008, '');
INSERT INTO public.moves VALUES ('ce7g4x', 40, 1, 'ready', 1794971676.1927755, '');
INSERT INTO public.moves VALUES ('ce7g4x', 42, 1, 'bonus:std_destroy_card', 1794971676.318257, '');
INSERT INTO public.moves VALUES ('ce7g4x', 45, 1, 'bonus:std_first_player', 1794971676.346706, '');
INSERT INTO public.moves VALUES ('ce7g4x', 48, 0, 'buy:1', 1794971676.4454844, '');
INSERT INTO public.moves VALUES ('ce7g4x', 51, 0, 'pile:e', 1794971676.550507, '');
INSERT INTO public.moves VALUES ('ce7g4x', 54, 1, 'lay:b', 1794971676.5845466, '');
INSERT INTO public.moves VALUES ('ce7g4x', 57, 0, 'ready', 1794971676.6305554, '');
INSERT INTO public.moves VALUES ('ce7g4x', 60, 0, 'pass', 1794971676.7333848, '');
INSERT INTO public.moves VALUES ('ce7g4x', 63, 1, 'put:PB16:8', 1794971676.8573596, '');
INSERT INTO public.moves VALUES ('ce7g4x', 66, 1, 'pile:d', 1794971676.910652, '');
INSERT INTO public.moves VALUES ('ce7g4x', 69, 0, 'plan:p1-e2:d', 1794971677.011809, '');
INSERT INTO public.moves VALUES ('ce7g4x', 72, 1, 'ready', 1794971677.2748075, '');
INSERT INTO public.moves VALUES ('ce7g4x', 74, 1, 'expand:minerva', 1794971677.356984, '');
INSERT INTO public.moves VALUES ('ce7g4x', 77, 0, 'lay:d', 1794971677.3830318, '');
INSERT INTO public.moves VALUES ('ce7g4x', 80, 1, 'bonus:tile_space_resource', 1794971677.4397135, '');
INSERT INTO public.moves VALUES ('ce7g4x', 83, 1, 'put:PB01:2', 1794971677.5532794, '');
INSERT INTO public.moves VALUES ('ce7g4x', 86, 1, 'bonus:tile_space_engineer', 1794971677.6183066, '');
INSERT INTO public.moves VALUES ('ce7g4x', 89, 1, 'pile:b', 1794971677.6880188, '');
INSERT INTO public.moves VALUES ('ce7g4x', 92, 1, 'plan:p2-c1:b', 1794971677.7343001, '');
INSERT INTO public.moves VALUES ('ce7g4x', 95, 1, 'pile:a', 1794971677.7579927, '');
INSERT INTO public.moves VALUES ('ce7g4x', 98, 0, 'pile:c', 1794971677.777729, '');
INSERT INTO public.moves VALUES ('ce7g4x', 101, 0, 'plan:p1-c2:d', 1794971677.8018427, '');
INSERT INTO public.moves VALUES ('ce7g4x', 104, 1, 'ready', 1794971677.9031425, '');
INSERT INTO public.moves VALUES ('ce7g4x', 107, 0, 'step:minerva', 1794971677.92665, '');
INSERT INTO public.moves VALUES ('ce7g4x', 110, 0, 'put:PA15:12', 1794971677.9464352, '');
INSERT INTO public.moves VALUES ('6waf5z', 2, 0, 'settle:grove', 1794971677.990714, '');
INSERT INTO public.moves VALUES ('6waf5z', 5, 1, 'plan:duck', 1794971678.028723, '');
INSERT INTO public.moves VALUES ('6waf5z', 8, 0, 'plan:duck', 1794971678.1722684, '');
INSERT INTO public.moves VALUES ('6waf5z', 11, 1, 'pass', 1794971678.288438, '');
INSERT INTO public.moves VALUES ('6waf5z', 12, 0, 'plan:kingfisher', 1794971678.3396518, '');
INSERT INTO public.moves VALUES ('6waf5z', 15, 0, 'settle:spring', 1794971678.5677204, '');
INSERT INTO public.moves VALUES ('6waf5z', 18, 1, 'pass', 1794971678.7841005, '');
INSERT INTO public.moves VALUES ('wd656s', 2, 1, 'keep:ST08', 1794971678.9561942, '');
INSERT INTO public.moves VALUES ('wd656s', 5, 0, 'plan:p1-e2:d', 1794971679.1283495, '');
INSERT INTO public.moves VALUES ('wd656s', 8, 1, 'ready', 1794971679.2692134, '');
INSERT INTO public.moves VALUES ('wd656s', 11, 0, 'skip', 1794971679.3281274, '');
INSERT INTO public.moves VALUES ('ce7g4x', 32, 0, 'bonus:std_first_player', 1794971675.8746219, '');
INSERT INTO public.moves VALUES ('ce7g4x', 35, 0, 'pile:d', 1794971675.9138875, '');
INSERT INTO public.moves VALUES ('ce7g4x', 38, 1, 'plan:p2-c2:c', 1794971676.0541956, '');
INSERT INTO public.moves VALUES ('ce7g4x', 41, 0, 'bonus:tile_space_resource', 1794971676.25076, '');
INSERT INTO public.moves VALUES ('ce7g4x', 44, 0, 'field:tile', 1794971676.3402743, '');
INSERT INTO public.moves VALUES ('ce7g4x', 47, 0, 'bonus:std_buy_card', 1794971676.364524, '');
INSERT INTO public.moves VALUES ('ce7g4x', 50, 0, 'pass', 1794971676.5430481, '');
INSERT INTO public.moves VALUES ('ce7g4x', 53, 1, 'pile:d', 1794971676.5691571, '');
INSERT INTO public.moves VALUES ('ce7g4x', 56, 1, 'lay:c', 1794971676.6212769, '');
INSERT INTO public.moves VALUES ('ce7g4x', 59, 1, 'bonus:tile_space_researcher', 1794971676.689033, '');
INSERT INTO public.moves VALUES ('ce7g4x', 62, 1, 'take:B4', 1794971676.8500504, '');
INSERT INTO public.moves VALUES ('ce7g4x', 65, 1, 'pass', 1794971676.9042323, '');
INSERT INTO public.moves VALUES ('ce7g4x', 68, 0, 'plan:p1-t1:c', 1794971676.9613125, '');
INSERT INTO public.moves VALUES ('ce7g4x', 71, 1, 'plan:p2-e1:b', 1794971677.1901207, '');
INSERT INTO public.moves VALUES ('ce7g4x', 75, 1, 'stop', 1794971677.3637412, '');
INSERT INTO public.moves VALUES ('ce7g4x', 78, 0, 'lay:c', 1794971677.4073064, '');
INSERT INTO public.moves VALUES ('ce7g4x', 81, 1, 'research:tile', 1794971677.4641159, '');
INSERT INTO public.moves VALUES ('ce7g4x', 84, 1, 'bonus:std_destroy_card', 1794971677.6035583, '');
INSERT INTO public.moves VALUES ('ce7g4x', 87, 1, 'field:tile', 1794971677.6374567, '');
INSERT INTO public.moves VALUES ('ce7g4x', 90, 1, 'lay:a', 1794971677.719774, '');
INSERT INTO public.moves VALUES ('ce7g4x', 93, 1, 'ready', 1794971677.7457087, '');
INSERT INTO public.moves VALUES ('ce7g4x', 96, 1, 'lay:d', 1794971677.763834, '');
INSERT INTO public.moves VALUES ('ce7g4x', 99, 0, 'plan:p1-t1:b', 1794971677.788682, '');
INSERT INTO public.moves VALUES ('ce7g4x', 102, 0, 'ready', 1794971677.8089223, '');
INSERT INTO public.moves VALUES ('ce7g4x', 105, 1, 'pass', 1794971677.912941, '');
INSERT INTO public.moves VALUES ('ce7g4x', 108, 0, 'bonus:std_first_player', 1794971677.9330297, '');
INSERT INTO public.moves VALUES ('ce7g4x', 111, 0, 'bonus:tile_space_resource', 1794971677.9528325, '');
INSERT INTO public.moves VALUES ('6waf5z', 0, 0, 'plan:heron', 1794971677.979638, '');
INSERT INTO public.moves VALUES ('6waf5z', 3, 1, 'settle:isle', 1794971677.9951782, '');
INSERT INTO public.moves VALUES ('6waf5z', 6, 1, 'pass', 1794971678.0598917, '');
INSERT INTO public.moves VALUES ('6waf5z', 9, 1, 'plan:swan', 1794971678.1881886, '');
INSERT INTO public.moves VALUES ('6waf5z', 13, 1, 'plan:kingfisher', 1794971678.413957, '');
INSERT INTO public.moves VALUES ('6waf5z', 16, 0, 'plan:swan', 1794971678.6255903, '');
INSERT INTO public.moves VALUES ('wd656s', 0, 0, 'keep:ST10', 1794971678.94048, '');
INSERT INTO public.moves VALUES ('wd656s', 3, 0, 'plan:p1-c2:b', 1794971679.008783, '');
INSERT INTO public.moves VALUES ('wd656s', 6, 0, 'ready', 1794971679.1749823, '');
INSERT INTO public.moves VALUES ('wd656s', 9, 1, 'bonus:maj_researcher', 1794971679.2973902, '');
INSERT INTO public.profiles VALUES ('ea403a6d1333c979ae71b82055d4f433e70a094e2a276466a6d5a042700b043f', 1794971678.8722622);
INSERT INTO public.seats VALUES ('nsc58b', 0, 'human', '', '', 'w4rMry2PxaJdw57LPjH5JQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('nsc58b', 1, 'human', '', '', 'xbQKheIXmjAFH62mp56YhQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('8autma', 0, 'human', '', 'Ann', '3v7jChmSP-xsjwBpvZd9TA', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('8autma', 1, 'human', '', '', 'PqUTgqkqf-4wQ29PUC7JZw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('8autma', 2, 'human', '', '', 'h63z8WntD2eCfw3miFhB2w', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('6nnnf7', 0, 'human', '', '', 'HvwRgVuBNl0p_yzUB17jBg', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('6nnnf7', 1, 'human', '', '', 'thnM125fXZB8Z0k5XWyLxw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('u9q9z9', 0, 'human', '', '', 'Mtxux_5uRLeC5dTN1W3vPQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('u9q9z9', 1, 'bot', 'greedy', '', '', 1, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('5buguf', 0, 'human', '', '', 'qolI4PbhuxqihBNQe7qUQw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('5buguf', 1, 'human', '', '', 'e6mCFfeUyEt4YrqXDImjPw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('5buguf', 2, 'human', '', '', 'uPZY6296VB1HKZ6LQ93Icw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('5buguf', 3, 'human', '', '', 'vcOXKXzrkNi42B6CalYZpw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('jutfnd', 0, 'human', '', '', 'XgqKnzxlPDRFUMlwLSfiTA', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('jutfnd', 1, 'human', '', '', 'PraoqtjX1xd_OVN0LSy7Cg', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('2czjmk', 0, 'human', '', '', '9XFK4XaeQVpzh812ViCdDg', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('2czjmk', 1, 'human', '', '', 'jd2V73u5koSSHkRSF81Jew', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('2czjmk', 2, 'human', '', '', '4X9W30SGTSAU7L8x4aW1wQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('qwe73d', 0, 'human', '', '', '2WK3YF8DAdvkY0UgnoPTiA', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('qwe73d', 1, 'human', '', '', 'gtl_7dpVXCiWpBgV7cBAlw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('64e33c', 0, 'human', '', '', 'GhFwyJxnv3uBz1H6ouuhYQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('64e33c', 1, 'human', '', '', 'oGCj9x8HFNG-BzPcRp8M7g', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('64e33c', 2, 'human', '', '', 'AcPjLNywrG96MiAihTY2rQ', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('wd6g8p', 0, 'human', '', '', 'Cav1y_2GDIHZ0EO7iwKNuw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('wd6g8p', 1, 'human', '', '', 'd7ay-Y_Cb4vJtaUAFX8RUw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('dpy943', 0, 'human', '', '', '-6eO42fdUwW-1GzyX52uKA', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('ce7g4x', 0, 'human', '', '', '5U5kkkgo995d6zcUAvcWkg', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('ce7g4x', 1, 'human', '', '', 'Y4xGPBfIGpxb1s-cg9muow', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('6waf5z', 0, 'human', '', '', 'mO6_LXrHDhd8-XK-GJ4zxw', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('6waf5z', 1, 'human', '', '', 'tI1SPeoY7Y3c9q3Roguf7A', 0, '', 0, 0, 0);
INSERT INTO public.seats VALUES ('wd656s', 0, 'human', '', '', 'Eyl9UVh0IYAG4A2uHkykKA', 0, '', 0, 0, 1);
INSERT INTO public.seats VALUES ('wd656s', 1, 'human', '', '', 'qpUgvq7b6Nd686O7z5Elgw', 0, '', 0, 0, 1);
INSERT INTO public.tables VALUES ('nsc58b', 'pebble', 1, 2, '7', '97e0d0b9b71186d583f8aac7793f8cfd', '{"river": "calm"}', 1, '91w77qBXbUQLnpXZ3cCITg', 1794971655.5183694, 0, 0, 0, '', 0, 1, '', '', 'Mill Race', '', '');
INSERT INTO public.tables VALUES ('8autma', 'pebble', 1, 3, '7', 'eb2feecaa9a7c1f1e73ec3ae080968e6', '{"river": "calm"}', 1, 'IuM1oc-SCwMtSl9Utyd7_w', 1794971655.8150218, 0, 0, 0, '', 0, 1, '', '', 'Stone Steps', '', '');
INSERT INTO public.tables VALUES ('6nnnf7', 'pebble', 1, 2, '7', '8226ddd4cb11d0fb7367a63b9e23933a', '{"river": "calm"}', 1, 'Y8VZuWleb2pSdpks7-2Ujw', 1794971656.2381713, 1, 0, 0, '', 0, 1, '', '', 'Long Bank', '', '');
INSERT INTO public.tables VALUES ('u9q9z9', 'pebble', 1, 2, '7', '94125f08a4f88a0c52abde8b1b1a24d7', '{"river": "calm"}', 1, 'svV2RFOd0DIMjVlhQ2qXJg', 1794971657.8366306, 0, 0, 0, '', 0, 1, '', '', 'Stone Steps', '', '');
INSERT INTO public.tables VALUES ('5buguf', 'antarctica', 1, 4, '7', 'd004ffbebf5941926cbf37fd2c7366c2', '{"placement": "first-game"}', 1, 'uOh-Q_0mJ_VONmqI3InWkQ', 1794971658.6756837, 0, 0, 0, '', 0, 1, '', '', 'Somov Sea', '', '');
INSERT INTO public.tables VALUES ('jutfnd', 'antarctica', 1, 2, '7', '63e39cae4b94804dc7dceb2d10849457', '{"placement": "first-game"}', 1, '4uj6UwSUIjejgTa_kHj6gg', 1794971658.9379032, 1, 0, 0, '', 0, 1, '', '', 'Mawson Sea', '', '');
INSERT INTO public.tables VALUES ('2czjmk', 'magnastorm', 1, 3, '7', '5179b8c6c50692309ecda9e9a92054b3', '{"start": 1, "advanced": false, "artefacts": "none"}', 1, '--1Eyy16NCykKX2S8j2uXg', 1794971661.289393, 0, 0, 0, '', 0, 1, '', '', 'Amber Ridge', '', '');
INSERT INTO public.tables VALUES ('qwe73d', 'magnastorm', 1, 2, '7', '935430b652f4342f2fdbc1d87c2b5c79', '{"start": 1, "advanced": false, "artefacts": "none"}', 1, 'V3Tybjo95VvU_UKD4AzCYw', 1794971662.306436, 1, 0, 0, '', 0, 1, '', '', 'Cobalt Ridge', '', '');
INSERT INTO public.tables VALUES ('64e33c', 'mars', 1, 3, '7', '5975f6952a897808564c6968a1a4be14', '{"target": 12, "first": "random", "revised_setup": false, "seat_compensation": false, "full_round": false, "fair_seats": false, "simple_negotiation": false, "open_hands": false}', 1, 'Go9Ba3Jkgv1UnrG_Ayrw1g', 1794971674.514758, 0, 0, 0, '', 0, 1, '', '', 'Argyre Planitia', '', '');
INSERT INTO public.tables VALUES ('wd6g8p', 'skymines', 1, 2, '7', 'fa1e00daec88dcf171e390b6fcd76279', '{"side": "belt", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": "none", "missions": false, "threat": false, "chapter": 0}', 1, 'PmDmeVSfbLyaqqDbJsj8iw', 1794971674.8445082, 0, 0, 0, '', 0, 1, '', '', 'Lacus Autumni', '', '');
INSERT INTO public.tables VALUES ('dpy943', 'skymines', 1, 1, '7', 'd01498885761386afd406f718de6db22', '{"side": "moon", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": 1, "missions": false, "threat": false, "chapter": 0}', 1, 'mmi3GMCHF5JfK4vIYaReoQ', 1794971675.0354712, 0, 0, 0, '', 0, 1, '', '', 'Mare Humboldtianum', '', '');
INSERT INTO public.tables VALUES ('ce7g4x', 'skymines', 1, 2, '7', '3adbb2fb2b1455651b1036c2a14f932e', '{"side": "moon", "tracks": "first-game", "tiles": "first-game", "constrained": false, "luna": "none", "missions": false, "threat": false, "chapter": 0}', 1, 'TGXafkaI1gPMlcKjZJF9qw', 1794971675.2491517, 1, 0, 0, '', 0, 1, '', '', 'Lacus Veris', '', '');
INSERT INTO public.tables VALUES ('6waf5z', 'pebble', 1, 2, '9682489972475949769', '0f0a66dcf7c253226562feb1df5b96a8', '{"river": "calm"}', 0, 'aFyQnDXy1bdkj5Pk6_JUAQ', 1794971677.9707136, 1, 0, 0, '', 0, 1, '10077034362765810771', '07070707070707070707070707070707', 'Stone Steps', '', '');
INSERT INTO public.tables VALUES ('wd656s', 'skymines', 1, 2, '13899732626904564318', '03c545c55a4e0dfcd2101faf33f2b16b', '{"side": "moon", "tracks": "random", "tiles": "choose", "constrained": false, "luna": "none", "missions": true, "threat": false, "chapter": 1}', 0, '7NqqWpzkRvhsO7s3-qj3jA', 1794971678.9247222, 0, 0, 0, '', 0, 1, '', '', '', '', '');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chapters
    ADD CONSTRAINT chapters_pkey PRIMARY KEY (campaign, number);
ALTER TABLE ONLY public.chapters
    ADD CONSTRAINT chapters_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_pkey PRIMARY KEY (profile, game, key);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promises
    ADD CONSTRAINT promises_pkey PRIMARY KEY (commitment);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
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
