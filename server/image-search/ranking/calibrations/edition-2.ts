import { directionOf } from './calibration.ts'
import type { Calibration } from './calibration.ts'

/** Of the second edition, with 256 numbers. */
export const EDITION_2: Calibration = {
  textureSlope: 7.9,
  textureMiddle: 0.5,
  matchSlope: 8,
  matchMiddle: 0.505,
  colorPart: 0.1,
  materialPart: 0.4,
  leastLikeness: 0.298,
  growth: 0.128,
  fewestPictures: 100,
  closeTexture: 0.59,
  sameTexture: 0.68,
  moodTexture: 0.1,
  sameColor: 0.92,
  sureTexture: 0.95,
  moodColor: 0.9,
  nearest: 5,
  kindShare: 0.2,
  material: {
    direction: directionOf(
      'KBfdERn9B9XtrQDvAB4l5PDM/e8D909EB9Hn+fcB/vQvf9L6EtAKEvHaAcgeRP0H/xkQ4wUK8PkKD0vbDSsV5A3YEq0EHeQt9vHG/O0BHO/4' +
        'DNT+IQvz6wTlEPbs/O4I9DwP+Br/EAcV5f7rDwUT++y//u0Gufox7eCz7P0BD/sIIQ3W/hgI58EO/wTsBPIZ9jHXGgQaLuzx5sIcJR8ZCxnn' +
        'ygYHNtz07zXn6fzg+dbW4vXXvgMHOB7gJ/sk++r7DBkBzNwq/QD60DES6hbm7OcY/PkzJuge6iAQyRVDD84RHf64Lhs+8P4m/gfrCRoaHgno' +
        '0vS36gj30yIT7xfIHA==',
    ),
    step: 0.001964,
    middle: -0.1554,
  },
}
