ALTER TABLE "catalog"."credit_draws" ADD COLUMN "returned_at" timestamptz;--> statement-breakpoint
ALTER TABLE "checkout"."withdrawals" ADD COLUMN "ended_at" timestamptz;--> statement-breakpoint
ALTER TABLE "subscription_manager"."items" ADD COLUMN "begins_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_manager"."items" ADD COLUMN "announced" jsonb;--> statement-breakpoint
ALTER TABLE "subscription_manager"."reading_subscriptions" ADD COLUMN "awaits_first_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_manager"."subscriptions" ADD COLUMN "awaits_first_charge" boolean DEFAULT false NOT NULL;