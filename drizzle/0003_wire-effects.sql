CREATE SCHEMA "wire";
--> statement-breakpoint
CREATE TABLE "wire"."effects" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "effects_scope_key_pk" PRIMARY KEY("scope","key")
);
