import { type Frame, type Kind, type Painting } from '../frame.ts'
import { tone } from '../painting/tones.ts'
import { type Finish, turnery, wheel } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawIndoors } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'
import { drawBread, drawIce, drawPasta, drawSoup } from './bowls.ts'
import { drawBurger, drawDoughnuts, drawSushi } from './servings.ts'

/** Food close to, on a plate or a board: burgers, doughnuts, sushi, pasta, bread, ice cream, soup. */
export const dainties: Kind = { name: 'dainties', cameraShare: 1, draw: drawDainty }

function drawDainty(frame: Frame): Painting {
  const { random } = frame
  const china: Finish = {
    tone: tone(random.between(0, 360), random.pick([0, 0, 20, 50]), random.pick([95, 90, 80, 25])),
    gloss: 0.35,
  }
  const plate = [
    wheel({ finish: china, body: 90 }, [0, -0.02, 0], [0.55, 0.02], 1),
    turnery({ finish: china, body: 91 }, [0, -0.02, 0], 0.08, [0.5, 0.62, 0.72]),
  ]
  const draw = random.pick([drawBurger, drawDoughnuts, drawSushi, drawPasta, drawPasta, drawBread, drawIce, drawSoup])
  const parts = [...(draw === drawSoup || random.isChosen(0.2) ? [] : plate.slice(0, 1)), ...draw(random)]
  const view = seenFrom(drawIndoors(random), {
    to: [0.06 * random.normal(), draw === drawBurger || draw === drawIce ? 0.25 : 0.1, 0],
    distance: 3,
    turn: random.between(-50, 50),
    above: random.between(14, 62),
    view: (1.15 / 3) * random.between(0.75, 1.35),
  })
  return { raster: see({ ...view, parts, blend: 0.03 }, frame) }
}
