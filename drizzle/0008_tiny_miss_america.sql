DROP INDEX "subscription_manager"."subscriptions_draft_due";--> statement-breakpoint
ALTER TABLE "subscription_manager"."items" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "subscription_manager"."items" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_manager"."reading_subscriptions" ADD COLUMN "currency" text DEFAULT 'eur' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_manager"."reading_subscriptions" ADD COLUMN "delivery_address_uuid" uuid;--> statement-breakpoint
ALTER TABLE "subscription_manager"."subscriptions" ADD COLUMN "draft_sent" integer DEFAULT 0 NOT NULL;