import { createServerFn } from '@tanstack/react-start'
import { readClock, readJobs } from './admin-qa.server'

/** The shop's time, for an admin where all is embedded; null for anybody else. */
export const getAdminClock = createServerFn({ method: 'POST' }).handler(() => readClock())

/** What is due and what was done, for an admin where all is embedded; null for anybody else. */
export const getAdminJobs = createServerFn({ method: 'POST' }).handler(() => readJobs())
