CREATE SCHEMA "checkout";
--> statement-breakpoint
CREATE TABLE "checkout"."charges" (
	"key" text PRIMARY KEY NOT NULL,
	"intent" text NOT NULL,
	"id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"card" jsonb,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "charges_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "checkout"."gifts" (
	"uuid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"invoice_uuid" text NOT NULL,
	"order_id" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"deliver_on" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamptz,
	"claim" jsonb,
	"made" jsonb NOT NULL,
	CONSTRAINT "gifts_code_unique" UNIQUE("code"),
	CONSTRAINT "gifts_invoice_uuid_unique" UNIQUE("invoice_uuid")
);
--> statement-breakpoint
CREATE TABLE "checkout"."invoices" (
	"uuid" text PRIMARY KEY NOT NULL,
	"start_key" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"payload" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"needs_account" boolean NOT NULL,
	"needs_shipping" boolean NOT NULL,
	"user_uuid" text,
	"email" text,
	"phone_number" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"delivery_method" text,
	"payment_failure" text,
	"pay_key" text,
	"paying_at" timestamptz,
	"attempts" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"gift_code" text,
	"made" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"confirmed_at" timestamptz,
	CONSTRAINT "invoices_start_key_unique" UNIQUE("start_key")
);
--> statement-breakpoint
CREATE TABLE "checkout"."letters" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"due_on" text NOT NULL,
	"leased_until" timestamptz,
	"sent_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "charges_intent_index" ON "checkout"."charges" USING btree ("intent");--> statement-breakpoint
CREATE INDEX "invoices_status_paying_at_index" ON "checkout"."invoices" USING btree ("status","paying_at");--> statement-breakpoint
CREATE INDEX "letters_sent_at_due_on_index" ON "checkout"."letters" USING btree ("sent_at","due_on");