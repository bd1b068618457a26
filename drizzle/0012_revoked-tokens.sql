CREATE TABLE "web"."revoked_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamptz NOT NULL
);
