CREATE TABLE "checkout"."refunds" (
	"charge_key" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "refunds_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "checkout"."withdrawals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_uuid" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"done_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "withdrawals_to_be_done" ON "checkout"."withdrawals" USING btree ("asked_at") WHERE done_at is null;