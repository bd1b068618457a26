CREATE SCHEMA "analytics";
--> statement-breakpoint
CREATE TABLE "analytics"."transition_counts" (
	"machine" text NOT NULL,
	"day" date NOT NULL,
	"transition" text NOT NULL,
	"flag" text NOT NULL,
	"variant" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "transition_counts_machine_day_transition_flag_variant_pk" PRIMARY KEY("machine","day","transition","flag","variant")
);
--> statement-breakpoint
CREATE INDEX "transition_counts_day_index" ON "analytics"."transition_counts" USING btree ("day");