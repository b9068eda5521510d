# syntax=docker/dockerfile:1
# The site as one image: the current LTS Node (.nvmrc), without root, the standalone server of Next.
#
#   docker build --secret id=contentful_delivery_token,env=CONTENTFUL_DELIVERY_TOKEN \
#     --build-arg CONTENTFUL_SPACE_ID=... --build-arg SITE_URL=https://www.example.com -t site .
#
# Pages are generated while the image is built, so the build asks Contentful. Tokens come as build secrets and stay in no
# layer; build arguments are public values only.

FROM node:24-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

FROM base AS dependencies
COPY package.json package-lock.json ./
COPY tools/desk/package.json ./tools/desk/
COPY tools/sandbox/package.json ./tools/sandbox/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund

FROM base AS build
ARG SITE_URL
ARG REVALIDATE_SECONDS
ARG CONTENTFUL_SPACE_ID
ARG CONTENTFUL_ENVIRONMENT=master
ARG CONTENTFUL_DELIVERY_HOST
ARG CONTENTFUL_PREVIEW_HOST
ARG CONTENTFUL_USE_PREVIEW
ARG CONTENTFUL_MAX_RPS
ARG CONTENTFUL_TIMEOUT_MS
ARG PRIVACY_DOCUMENT_URL
ARG REVIEWS_ENABLED
ARG NEXT_PUBLIC_ALGOLIA_HOST
ARG NEXT_PUBLIC_GTM_ID
ARG GOOGLE_ADS
ARG NEXT_PUBLIC_ALGOLIA_APP_ID
ARG NEXT_PUBLIC_ALGOLIA_SEARCH_KEY
ARG NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX
ARG NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX
ENV BUILD_STANDALONE=true NODE_ENV=production
COPY --from=dependencies /app/node_modules ./node_modules
COPY . .
# A preview token only where drafts are shown to all. Secrets are read as files, which each builder of images can mount.
RUN --mount=type=secret,id=contentful_delivery_token --mount=type=secret,id=contentful_preview_token \
    export CONTENTFUL_DELIVERY_TOKEN="$(cat /run/secrets/contentful_delivery_token)" \
      CONTENTFUL_PREVIEW_TOKEN="$(cat /run/secrets/contentful_preview_token 2>/dev/null)"; \
    node_modules/.bin/next build --webpack && node tools/build/after-build.js

# The commands of operators, with their sources: `docker compose run --rm tools privacy export EMAIL`.
FROM base AS tools
ENV NODE_ENV=production
COPY --from=dependencies /app/node_modules ./node_modules
COPY . .
USER node
ENTRYPOINT ["node", "tools/scripts/bootstrap.mjs"]

FROM base AS site
ARG SITE_URL
ARG CONTENTFUL_SPACE_ID
ARG CONTENTFUL_ENVIRONMENT=master
ARG CONTENTFUL_DELIVERY_HOST
ARG CONTENTFUL_USE_PREVIEW
ARG NEXT_PUBLIC_ALGOLIA_HOST
ARG NEXT_PUBLIC_GTM_ID
ARG GOOGLE_ADS
# The memory allocator gives back to the system what decoded photos took (tools/scripts/lib/malloc-env.ts).
ENV MALLOC_TRIM_THRESHOLD_=131072
# What the build wrote into pages and headers; a server that is started with other values ends and says so.
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 \
    SITE_URL=$SITE_URL CONTENTFUL_SPACE_ID=$CONTENTFUL_SPACE_ID CONTENTFUL_ENVIRONMENT=$CONTENTFUL_ENVIRONMENT \
    CONTENTFUL_DELIVERY_HOST=$CONTENTFUL_DELIVERY_HOST CONTENTFUL_USE_PREVIEW=$CONTENTFUL_USE_PREVIEW \
    NEXT_PUBLIC_ALGOLIA_HOST=$NEXT_PUBLIC_ALGOLIA_HOST NEXT_PUBLIC_GTM_ID=$NEXT_PUBLIC_GTM_ID GOOGLE_ADS=$GOOGLE_ADS
# Generated pages and the list of paths are written below .next while the site runs; times of files say when pages were made.
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/.next/cache/content ./.next/cache/content
COPY --from=build --chown=node:node /app/public ./public
# A volume over it takes its owner: photos that visitors send.
RUN install -d -o node -g node photos
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the request to end, and ends when requests under way are done.
CMD ["node", "server.js"]
