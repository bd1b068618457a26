# One node of the shop (README, "Several machines"): docker build --tag playchart .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# as `npm start` runs it (scripts/server/server-node.ts)
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MIMALLOC_PURGE_DELAY=0
# pictures in other sizes, and without DATABASE_URL everything
RUN install --directory --owner=node --group=node /data
WORKDIR /app
COPY --from=build /app/.output .output
USER node
VOLUME /data
EXPOSE 3000
# from then on /readyz says 503 and the balancer looks elsewhere
STOPSIGNAL SIGTERM
# whether it lives; the balancer asks whether it is ready
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=320", "--max-semi-space-size=4", "--heap-growing-percent=20", ".output/server/index.mjs"]
