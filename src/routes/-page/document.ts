/** Anonymous documents of this page may be shared for a minute, and be served stale for an hour while they are renewed. */
export const sharedDocument = () => ({ 'x-document': '60 3600' })
