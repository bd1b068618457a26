CREATE TABLE "web"."admin_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web"."admin_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamptz NOT NULL,
	"action" text NOT NULL,
	"admin_sub" text,
	"user_uuid" uuid,
	"route" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "web"."admin_previews" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"admin_sub" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"code_expires_at" timestamptz NOT NULL,
	"id_hash" text,
	"expires_at" timestamptz NOT NULL,
	"closed_at" timestamptz,
	CONSTRAINT "admin_previews_id_hash_unique" UNIQUE("id_hash")
);
--> statement-breakpoint
CREATE INDEX "admin_audit_at_index" ON "web"."admin_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "admin_previews_expires_at_index" ON "web"."admin_previews" USING btree ("expires_at");