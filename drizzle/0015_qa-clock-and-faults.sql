CREATE SCHEMA "qa";
--> statement-breakpoint
CREATE TABLE "qa"."fault_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qa"."fault_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"upstream" text NOT NULL,
	"operation" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"times" integer
);
--> statement-breakpoint
CREATE TABLE "qa"."states" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"offset_ms" bigint NOT NULL
);
