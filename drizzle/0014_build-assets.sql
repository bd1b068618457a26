CREATE TABLE "web"."build_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"seen_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "build_assets_seen_at" ON "web"."build_assets" USING btree ("seen_at");