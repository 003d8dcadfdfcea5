PRAGMA application_id = 1919509615;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "log" VALUES('57fa8h5brd4n',0,'2026-01-01T00:00:01000.000Z','{"kind":"made","host":"c5d081fdd3ba3d8e","seats":["person:c5d081fdd3ba3d8e",null,"bot:heuristic"],"starts":false}');
INSERT INTO "log" VALUES('57fa8h5brd4n',1,'2026-01-01T00:00:01000.000Z','{"kind":"sat","seat":1,"person":"966acd2158e54b5e"}');
INSERT INTO "log" VALUES('57fa8h5brd4n',2,'2026-01-01T00:00:01000.000Z','{"kind":"started"}');
INSERT INTO "log" VALUES('57fa8h5brd4n',3,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"dealer 2"}');
INSERT INTO "log" VALUES('57fa8h5brd4n',4,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"deal 3 5 10 12 15 17 20 22 25 27 33 37 | 2 4 14 21 24 26 29 30 31 32 34 36 | 1 6 7 8 9 11 13 16 18 23 28 35"}');
INSERT INTO "log" VALUES('57fa8h5brd4n',5,'2026-01-01T00:00:01000.000Z','{"kind":"replaced","seat":1,"reason":"left"}');
INSERT INTO "log" VALUES('57fa8h5brd4n',6,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 pass mystery 7 left 1 right 6"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',0,'2026-01-01T00:00:01000.000Z','{"kind":"made","host":"c5d081fdd3ba3d8e","seats":["person:c5d081fdd3ba3d8e",null,"bot:heuristic"],"starts":false}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',1,'2026-01-01T00:00:01000.000Z','{"kind":"sat","seat":1,"person":"966acd2158e54b5e"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',2,'2026-01-01T00:00:01000.000Z','{"kind":"started"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',3,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"dealer 2"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',4,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"deal 3 4 6 12 13 14 20 22 31 32 33 34 | 1 2 5 7 8 9 15 17 18 25 28 30 | 10 11 16 21 23 24 26 27 29 35 36 37"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',5,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 pass mystery 27 left 10 right 23"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',6,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 pass mystery 12 left 33 right 34"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',7,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 pass mystery 7 left 28 right 30"}');
INSERT INTO "log" VALUES('5vrxiw65m7n9',8,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 6"}');
INSERT INTO "log" VALUES('d8ja8696vqkt',0,'2026-01-01T00:00:01000.000Z','{"kind":"made","host":"c5d081fdd3ba3d8e","seats":["person:c5d081fdd3ba3d8e","person:966acd2158e54b5e","bot:heuristic"],"starts":true,"first":2}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',0,'2026-01-01T00:00:01000.000Z','{"kind":"made","host":"c5d081fdd3ba3d8e","seats":["person:c5d081fdd3ba3d8e",null,"bot:heuristic"],"starts":false}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',1,'2026-01-01T00:00:01000.000Z','{"kind":"sat","seat":1,"person":"966acd2158e54b5e"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',2,'2026-01-01T00:00:01000.000Z','{"kind":"started"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',3,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"dealer 1"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',4,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"deal 2 3 5 9 11 13 15 22 23 26 35 37 | 1 4 7 8 18 20 21 25 29 31 33 34 | 6 10 12 14 16 17 24 27 28 30 32 36"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',5,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 pass mystery 28 left 6 right 12"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',6,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 pass mystery 29 left 4 right 34"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',7,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 pass mystery 35 left 11 right 9"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',8,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 4"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',9,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 15"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',10,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 1"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',11,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 13"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',12,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 20"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',13,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 17"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',14,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 3"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',15,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 8"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',16,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 27"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',17,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 31"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',18,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 36"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',19,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 34"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',20,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 14"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',21,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 26"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',22,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 11"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',23,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 37"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',24,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 33"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',25,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 16"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',26,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 6"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',27,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 7"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',28,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 10"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',29,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 18"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',30,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 9"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',31,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 22"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',32,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 23"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',33,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 21"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',34,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 32"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',35,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 30"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',36,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 5"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',37,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 25"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',38,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"0 play 2"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',39,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"1 play 12"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',40,'2026-01-01T00:00:01000.000Z','{"kind":"event","line":"2 play 24"}');
INSERT INTO "log" VALUES('hde5kj7kzuf4',41,'2026-01-01T00:00:01000.000Z','{"kind":"next","table":"d8ja8696vqkt"}');
CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
INSERT INTO "members" VALUES('966acd2158e54b5e','57fa8h5brd4n');
INSERT INTO "members" VALUES('c5d081fdd3ba3d8e','57fa8h5brd4n');
INSERT INTO "members" VALUES('966acd2158e54b5e','5vrxiw65m7n9');
INSERT INTO "members" VALUES('c5d081fdd3ba3d8e','5vrxiw65m7n9');
INSERT INTO "members" VALUES('966acd2158e54b5e','d8ja8696vqkt');
INSERT INTO "members" VALUES('c5d081fdd3ba3d8e','d8ja8696vqkt');
INSERT INTO "members" VALUES('966acd2158e54b5e','hde5kj7kzuf4');
INSERT INTO "members" VALUES('c5d081fdd3ba3d8e','hde5kj7kzuf4');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE,
    name TEXT
) WITHOUT ROWID;
INSERT INTO "people" VALUES('966acd2158e54b5e',X'F67E4BFCB49D9CAC53FD18958E071FDC64C309B739653A42037291555803CAED','Bob');
INSERT INTO "people" VALUES('c5d081fdd3ba3d8e',X'6929DBB87735586B049FF635FFB95A0E7BE1F1E9B059FCF860B33EE8746FC928','Ada');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    settings TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    status TEXT NOT NULL,
    detail TEXT NOT NULL,
    updated_at TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('57fa8h5brd4n','c8016a0d8a6ecd18ec4f82bc40198cdc','{"game":"bottle_imp","options":{"players":3,"mode":"solo","deck":"matagot","rounds":1,"team_penalty":"once"},"is_public":false,"allows_spectators":true,"pace":"instant","clock":null,"stand_in":"heuristic"}',0,'playing','{"seats":["person:c5d081fdd3ba3d8e","person:966acd2158e54b5e","bot:heuristic"],"absent":[1],"host":"c5d081fdd3ba3d8e","acting":[0,1],"round":0}','2026-01-01T00:00:01000.000Z');
INSERT INTO "tables" VALUES('5vrxiw65m7n9','fdc301c7a2e6e92363c7fdd345812ddc','{"game":"bottle_imp","options":{"players":3,"mode":"solo","deck":"matagot","rounds":1,"team_penalty":"once"},"is_public":true,"allows_spectators":true,"pace":"instant","clock":null,"stand_in":"heuristic"}',1,'playing','{"seats":["person:c5d081fdd3ba3d8e","person:966acd2158e54b5e","bot:heuristic"],"absent":[],"host":"c5d081fdd3ba3d8e","acting":[1],"round":0}','2026-01-01T00:00:01000.000Z');
INSERT INTO "tables" VALUES('d8ja8696vqkt','67c119aab9fde87c0c846515cba0f26d','{"game":"bottle_imp","options":{"players":3,"mode":"solo","deck":"matagot","rounds":1,"team_penalty":"once"},"is_public":false,"allows_spectators":true,"pace":"instant","clock":null,"stand_in":"heuristic"}',0,'gathering','{"seats":["person:c5d081fdd3ba3d8e","person:966acd2158e54b5e","bot:heuristic"],"absent":[],"host":"c5d081fdd3ba3d8e","acting":[],"round":0}','2026-01-01T00:00:01000.000Z');
INSERT INTO "tables" VALUES('hde5kj7kzuf4','63f6c12436e04889b8d55831154d9214','{"game":"bottle_imp","options":{"players":3,"mode":"solo","deck":"matagot","rounds":1,"team_penalty":"once"},"is_public":false,"allows_spectators":true,"pace":"instant","clock":null,"stand_in":"heuristic"}',0,'over','{"seats":["person:c5d081fdd3ba3d8e","person:966acd2158e54b5e","bot:heuristic"],"absent":[],"host":"c5d081fdd3ba3d8e","acting":[],"round":1}','2026-01-01T00:00:01000.000Z');
CREATE INDEX public_tables ON tables (updated_at) WHERE is_public AND status <> 'over';
CREATE INDEX members_of_table ON members (table_id);
COMMIT;
