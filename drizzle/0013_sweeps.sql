CREATE INDEX "revoked_tokens_expires_at_index" ON "web"."revoked_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "effects_created_at_index" ON "wire"."effects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "web"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkouts_never_paid" ON "checkout"."invoices" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "attempts_last_at_index" ON "cognito"."attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "challenges_expires_at_index" ON "cognito"."challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_expires_at_index" ON "cognito"."codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expires_at_index" ON "cognito"."sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_never_confirmed" ON "cognito"."users" USING btree ("created_at") WHERE status = 'UNCONFIRMED';--> statement-breakpoint
CREATE INDEX "emails_sent_at_index" ON "mail"."emails" USING btree ("sent_at");