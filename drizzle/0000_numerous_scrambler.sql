CREATE SCHEMA "contentful";
--> statement-breakpoint
CREATE SCHEMA "flags";
--> statement-breakpoint
CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "contentful"."definitions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "definitions_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "contentful"."documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"content_type" text,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"version" integer NOT NULL,
	"published_version" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	"first_published_at" timestamptz,
	"published_at" timestamptz,
	"archived_at" timestamptz,
	"changed_in" integer NOT NULL,
	CONSTRAINT "documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "contentful"."revisions" (
	"id" integer PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags"."rules" (
	"key" text PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail"."letters" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"sent_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "documents_changed_in_index" ON "contentful"."documents" USING btree ("changed_in");