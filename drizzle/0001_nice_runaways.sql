CREATE SCHEMA "web";
--> statement-breakpoint
CREATE SCHEMA "shopify";
--> statement-breakpoint
CREATE TABLE "web"."sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_sub" text,
	"data" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	"refreshed_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web"."carts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"public_id" uuid NOT NULL,
	"shopify_cart_id" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"batch" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"leased_until" timestamptz,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "carts_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "web"."idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "shopify"."carts" (
	"token" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	"completed_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "shopify"."collections" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "collections_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "shopify"."discounts" (
	"code" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify"."gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "shopify"."products" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "products_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "shopify"."revisions" (
	"id" integer PRIMARY KEY NOT NULL,
	"catalogue" integer NOT NULL,
	"stock" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify"."shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify"."variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	"stock" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
ALTER TABLE "shopify"."variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "shopify"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "web"."carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "web"."idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "shopify"."carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "variants_product_id_index" ON "shopify"."variants" USING btree ("product_id");