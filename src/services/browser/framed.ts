/** Whether this page stands in a frame of the inspector: nobody else can frame it (request/pipeline/frames.server.ts). */
export const isFramed = (): boolean => window.top !== window
