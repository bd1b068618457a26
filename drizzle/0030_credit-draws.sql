CREATE TABLE "catalog"."credit_draws" (
	"key" text PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credit_draws_of_user" ON "catalog"."credit_draws" USING btree ("user_uuid");