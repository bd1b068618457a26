CREATE TABLE "subscription_manager"."cancellations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"reason" text,
	"note" text,
	"cancelled_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cancellations_of_subscription" ON "subscription_manager"."cancellations" USING btree ("subscription_id");