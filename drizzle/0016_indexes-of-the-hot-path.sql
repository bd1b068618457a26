CREATE INDEX "sign_ins_of_user" ON "cognito"."sign_ins" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "items_under_way" ON "subscription_manager"."items" USING btree ("process_status","stepped_on");--> statement-breakpoint
CREATE INDEX "drafts_due" ON "subscription_manager"."subscriptions" USING btree ("uuid") WHERE draft_sent < draft_due;