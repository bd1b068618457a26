CREATE TABLE "checkout"."withdrawal_declarations" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"declared_at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout"."withdrawals" ALTER COLUMN "user_uuid" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_declarations_declared_at_index" ON "checkout"."withdrawal_declarations" USING btree ("declared_at");