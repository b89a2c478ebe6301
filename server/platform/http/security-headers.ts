import type { AddressKind } from './addresses.ts'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/**
 * The policy of the page and its files. Scripts and styles come from our own files alone, and text never becomes markup
 * (decisions/025).
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

/** The policy of API answers, which load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The policy of pictures. A browser that shows one alone adds inline styles of its own. */
const PICTURE_POLICY = ["default-src 'none'", "style-src 'unsafe-inline'", 'sandbox', "frame-ancestors 'none'"]

/** The camera serves the search by picture, the clipboard copies. */
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
 * The security headers of an answer, chosen by its address, because a 304 has no content and replaces cached headers. A route may
 * set its own instead.
 */
export function securityHeaders(publicUrl: string): Record<AddressKind, Record<string, string>> {
  const isPublicByHttps = publicUrl.startsWith('https://')
  // Only over HTTPS: on a local machine without it, both would make the product unreachable.
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
    // No cache may keep an answer to one person.
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
    // The address opens a shared link, so other sites and search engines must not learn it.
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
