import type { AddressKind } from './addresses.ts'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/**
 * The policy of the page and of the files it is made of. Scripts and styles come from files of ours alone, and text is
 * never made into markup, whoever wrote it (decisions/025).
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** An answer of the API has nothing to load, and nothing to run. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Nor has a picture, but a browser that shows one alone lays it out by inline styles of its own. */
const PICTURE_POLICY = ["default-src 'none'", "style-src 'unsafe-inline'", 'sandbox', "frame-ancestors 'none'"]

/** The camera is for the search by picture, the clipboard for what a person copies. */
const OWN_FEATURES = ['camera', 'clipboard-write', 'fullscreen']
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * What a browser is told to refuse, as headers for every answer at a place of a product that people find at `publicUrl`.
 * By place and not by content: an answer that has none (304) replaces the headers of what a browser has kept. A route may
 * set its own instead.
 */
export function securityHeaders(publicUrl: string): Record<AddressKind, Record<string, string>> {
  const isPublicByHttps = publicUrl.startsWith('https://')
  // Only there: over plain HTTP, on a machine of one's own, both would make the product unreachable.
  const secured = isPublicByHttps ? ['upgrade-insecure-requests'] : []
  const always = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isPublicByHttps && { 'Strict-Transport-Security': `max-age=${ONE_YEAR_S}` }),
  }
  const data = {
    ...always,
    'Content-Security-Policy': DATA_POLICY,
    // What one person was told is not for a cache that another may read.
    'Cache-Control': 'no-store',
  }
  const page = {
    ...always,
    'Content-Security-Policy': [...PAGE_POLICY, ...secured].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
      ...NO_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
  }
  return {
    page,
    // Its address opens what it leads to: it is told to no other site, and found by no search engine.
    link: {
      ...page,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    },
    media: { ...always, 'Content-Security-Policy': PICTURE_POLICY.join('; ') },
    api: data,
    legacy: data,
  }
}
