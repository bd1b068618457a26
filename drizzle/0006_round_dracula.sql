CREATE SCHEMA "cognito";
--> statement-breakpoint
CREATE TABLE "cognito"."attempts" (
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamptz NOT NULL,
	"locked_until" timestamptz,
	CONSTRAINT "attempts_owner_kind_pk" PRIMARY KEY("owner","kind")
);
--> statement-breakpoint
CREATE TABLE "cognito"."challenges" (
	"block_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cognito"."codes" (
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "codes_owner_kind_pk" PRIMARY KEY("owner","kind")
);
--> statement-breakpoint
CREATE TABLE "cognito"."keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cognito"."sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"origin_jti" text NOT NULL,
	"sub" text NOT NULL,
	"client_id" text NOT NULL,
	"started_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"revoked_at" timestamptz,
	CONSTRAINT "sign_ins_origin_jti_unique" UNIQUE("origin_jti")
);
--> statement-breakpoint
CREATE TABLE "cognito"."users" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"groups" jsonb NOT NULL,
	"password_hash" text NOT NULL,
	"srp_salt" text NOT NULL,
	"srp_verifier" text NOT NULL,
	"account_manager_id" text,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "web"."session_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"lease" text,
	"leased_until" timestamptz
);
--> statement-breakpoint
ALTER TABLE "cognito"."sign_ins" ADD CONSTRAINT "sign_ins_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "cognito"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web"."session_tokens" ADD CONSTRAINT "session_tokens_id_hash_sessions_id_hash_fk" FOREIGN KEY ("id_hash") REFERENCES "web"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;