ALTER TABLE "checkout"."letters" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "mail"."letters" RENAME TO "emails";--> statement-breakpoint
DROP INDEX "checkout"."letters_sent_at_due_on_index";--> statement-breakpoint
CREATE INDEX "emails_sent_at_due_on_index" ON "checkout"."emails" USING btree ("sent_at","due_on");