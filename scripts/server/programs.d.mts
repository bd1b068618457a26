export type Programs = { initdb: string; postgres: string; redis: string }

export function findPrograms(): Programs | null
