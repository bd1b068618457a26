CREATE SCHEMA "account_manager";
--> statement-breakpoint
CREATE SCHEMA "catalog";
--> statement-breakpoint
CREATE SCHEMA "order_manager";
--> statement-breakpoint
CREATE SEQUENCE "order_manager"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_manager"."addresses" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_manager"."children" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"birthday" text NOT NULL,
	"is_hidden" boolean NOT NULL,
	"verified_dob" boolean NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_manager"."preferences" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"value" boolean NOT NULL,
	CONSTRAINT "one_preference_of_a_name" UNIQUE("user_uuid","name")
);
--> statement-breakpoint
CREATE TABLE "account_manager"."users" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "users_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."credits" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"advocate_rewards_cents" integer NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."payment_methods" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"source" jsonb NOT NULL,
	"gateway_token" text NOT NULL,
	"billing_address_uuid" uuid,
	"is_primary" boolean NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "one_method_of_a_token" UNIQUE("user_uuid","gateway_token")
);
--> statement-breakpoint
CREATE TABLE "order_manager"."draft_orders" (
	"subscription_uuid" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_manager"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"user_uuid" uuid,
	"created_at" timestamptz NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "account_manager"."addresses" ADD CONSTRAINT "addresses_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "account_manager"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_manager"."children" ADD CONSTRAINT "children_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "account_manager"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_manager"."preferences" ADD CONSTRAINT "preferences_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "account_manager"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_user" ON "account_manager"."addresses" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "children_of_user" ON "account_manager"."children" USING btree ("user_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_method" ON "catalog"."payment_methods" USING btree ("user_uuid") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "draft_orders_of_user" ON "order_manager"."draft_orders" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "order_manager"."orders" USING btree ("user_uuid","created_at");