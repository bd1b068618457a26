type Pooling = { url: string; folder: string; connections?: number }

export function startPooler(pooling: Pooling): Promise<{ url: string; stop(): Promise<unknown> }>
