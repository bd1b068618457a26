CREATE TABLE "web"."erasures" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"asked_at" timestamptz NOT NULL
);
