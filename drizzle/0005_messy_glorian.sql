CREATE SCHEMA "subscription_manager";
--> statement-breakpoint
CREATE TABLE "subscription_manager"."items" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"anchor" text NOT NULL,
	"scheduled_date" text NOT NULL,
	"original_date" text NOT NULL,
	"process_status" text NOT NULL,
	"billing_status" text NOT NULL,
	"shipping_status" text NOT NULL,
	"scheduled_type" text NOT NULL,
	"order_id" text,
	"billing_error" text,
	"shipping_error" text,
	"has_books" boolean NOT NULL,
	"stepped_on" text NOT NULL,
	CONSTRAINT "one_item_of_a_position" UNIQUE("subscription_id","position")
);
--> statement-breakpoint
CREATE TABLE "subscription_manager"."reading_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"plan_anchor" text NOT NULL,
	"plan_installment_id" text NOT NULL,
	"sku" text NOT NULL,
	"payment_label" text NOT NULL,
	"is_pausable" boolean NOT NULL,
	"ordered_on" text NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_manager"."subscriptions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"child_uuid" uuid NOT NULL,
	"birthday" text NOT NULL,
	"delivery_address_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"prepaid" integer NOT NULL,
	"is_partial" boolean NOT NULL,
	"has_books" boolean NOT NULL,
	"language" text NOT NULL,
	"customization" jsonb NOT NULL,
	"currency" text NOT NULL,
	"bundle_discount_uuid" text,
	"payment_label" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"draft_due" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "items_due" ON "subscription_manager"."items" USING btree ("process_status","scheduled_date");--> statement-breakpoint
CREATE INDEX "reading_subscriptions_of_user" ON "subscription_manager"."reading_subscriptions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_of_user" ON "subscription_manager"."subscriptions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "subscriptions_draft_due" ON "subscription_manager"."subscriptions" USING btree ("draft_due");