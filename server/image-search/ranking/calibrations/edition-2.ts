import { directionOf } from './calibration.ts'
import type { Calibration } from './calibration.ts'

/** Of the second edition, with 256 numbers. */
export const EDITION_2: Calibration = {
  textureSlope: 8.3,
  textureMiddle: 0.519,
  matchSlope: 8.8,
  matchMiddle: 0.497,
  colorPart: 0.2,
  materialPart: 0.1,
  leastLikeness: 0.367,
  growth: 0.125,
  fewestPictures: 100,
  closeTexture: 0.63,
  sameTexture: 0.78,
  moodTexture: 0.2,
  sameColor: 0.8,
  sureTexture: 0.94,
  moodColor: 0.9,
  nearest: 5,
  kindShare: 0.2,
  material: {
    direction: directionOf(
      'JxfdDhb6CtftrADv/h0g3/bKAu0C9UxCCNPl/PcHAPEsf9T4E88LE/TYAcseRQIM/RkN5AIL7f0IDk3hEioX5wzeD7T+HOMv+vHE++/+HvL3CtT8' +
        'IQz07groEfzs+e8F9DwQ+Bn6EQgV5f3pDwYX+/LE/OgJvPkx8d+26gMAEPgJIQ7Z/hcH5cEN/wTtBfAa9S3VFQUZM+3y574ZJB0cDBrnyQcHM9vx' +
        '8TDl6QHi+9bX4fjUvgAIOCPeIPsg/uf4CRoCyNco/Pz80DIQ6xbj7ugZ/Pk0I+Yf5yEQyBZAENETHAW+LBY77gMl/APuDBgYHg/m0vex5gb62CAX' +
        '8RTJGg==',
    ),
    step: 0.00198316,
    middle: -0.1606,
  },
}
