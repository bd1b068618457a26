CREATE TABLE "subscription_manager"."notices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"of" text NOT NULL,
	"changed_on" text NOT NULL,
	"told_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "notices_untold" ON "subscription_manager"."notices" USING btree ("subscription_id") WHERE told_at is null;