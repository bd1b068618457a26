ALTER TABLE "checkout"."emails" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "subscription_manager"."items" ADD COLUMN "announced_for" text;--> statement-breakpoint
ALTER TABLE "subscription_manager"."reading_subscriptions" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "subscription_manager"."subscriptions" ADD COLUMN "locale" text;