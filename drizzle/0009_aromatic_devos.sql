ALTER TABLE "cognito"."codes" DROP CONSTRAINT "codes_owner_kind_pk";--> statement-breakpoint
ALTER TABLE "cognito"."codes" ADD COLUMN "sub" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cognito"."codes" ADD COLUMN "sign_up" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "codes_of_sign_ups" ON "cognito"."codes" USING btree ("owner","kind","sub");