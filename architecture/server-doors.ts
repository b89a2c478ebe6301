/**
 * Of each of the server's domains the files that others may import; whatever else lies there is its own. Without a door
 * are `server/testing`, which is for all tests, and what stands beside the domains: `app.ts`, `main.ts`, `config.ts`
 * (decisions/052).
 */
export const serverDoors: Record<string, string[]> = {
  // What any product needs: each of its rooms with what it is for, and not how that is done.
  'server/platform': [
    'clock.ts',
    'hourly.ts',
    'loopback.ts',
    'lower-priority.ts',
    'setup-error.ts',
    'sharing.ts',
    'stop-signals.ts',
    'http/client-network.ts',
    'http/files.ts',
    'http/first-answers.ts',
    'http/guard.ts',
    'http/http.ts',
    'http/language.ts',
    'http/listening.ts',
    'http/multipart.ts',
    'http/openapi.ts',
    'http/serve.ts',
    'http/web-page.ts',
    'mail/mail.ts',
    'pdf/lettering.ts',
    'pdf/links.ts',
    'pictures/palette-plane.ts',
    'pictures/palette.ts',
    'pictures/picture-error.ts',
    'pictures/picture-server.ts',
    'pictures/pictures.ts',
    'pictures/private-pictures.ts',
    'postgres/copied-rows.ts',
    'postgres/database.ts',
    'postgres/in-transaction.ts',
    'postgres/one-at-a-time.ts',
    'postgres/secret.ts',
    'storage/documents.ts',
    'storage/media.ts',
    'storage/storage.ts',
  ],
  // What is stored, and the rules of it that whoever writes or finds it keeps to.
  'server/catalogue': [
    'routes.ts',
    'tables.ts',
    'addresses.ts',
    'change-log.ts',
    'color-systems.ts',
    'comparable-price.ts',
    'counts.ts',
    'documents.ts',
    'import-lock.ts',
    'rates.ts',
    'sku-facts.ts',
    'sku-palette.ts',
    'sku-size.ts',
    'variant-names.ts',
  ],
  // How it is found: by one interface, and what of the read model is ranked by as it lies there.
  'server/finding': ['routes.ts', 'finding.ts', 'model-columns.ts', 'thesaurus/built-in.ts', 'thesaurus/entries.ts'],
  // Who somebody is: their account, their session, and what ends with them.
  'server/members': [
    'routes.ts',
    'tables.ts',
    'parts.ts',
    'mail/mail-jobs.ts',
    'profile/uploads.ts',
    'profile/user.ts',
    'sessions/legacy-sessions.ts',
    'sessions/sessions.ts',
    'sign-in/demonstration-accounts.ts',
    'sign-in/sign-in.ts',
  ],
  // What everything that a member makes has in common.
  'server/workspace': ['names.ts', 'order.ts', 'trash.ts'],
  // Folders and what is in them, which the older API writes too.
  'server/favourites': [
    'routes.ts',
    'export/routes.ts',
    'tables.ts',
    'parts.ts',
    'folders.ts',
    'items.ts',
    'own-folders.ts',
  ],
  // Boards; those of the demonstration are laid as members lay theirs.
  'server/boards': ['routes.ts', 'tables.ts', 'parts.ts', 'boards.ts', 'own-boards.ts', 'samples.ts', 'saving.ts'],
  // Search by picture, and what a start opens for it: the encoder, the index and who keeps both in step.
  'server/image-search': [
    'routes.ts',
    'tables.ts',
    'encoder/encoder-setting.ts',
    'encoder/encoders.ts',
    'index/engine.ts',
    'index/index-pictures.ts',
    'index/serving.ts',
    'query/kept-queries.ts',
    'ranking/bands.ts',
  ],
  // The only way in, and what a start does for older or ended imports.
  'server/imports': [
    'routes.ts',
    'imports.ts',
    'reading/import-source.ts',
    'merging/name-variants.ts',
    'runs/ended-runs.ts',
  ],
  'server/legacy': ['routes.ts'],
}
