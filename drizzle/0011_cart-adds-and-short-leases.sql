DELETE FROM "web"."idempotency" WHERE "state" <> 'done';--> statement-breakpoint
ALTER TABLE "web"."carts" ADD COLUMN "adding" jsonb;--> statement-breakpoint
ALTER TABLE "checkout"."emails" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "web"."idempotency" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "web"."idempotency" DROP COLUMN "outcome";