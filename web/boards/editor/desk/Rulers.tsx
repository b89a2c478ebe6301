import { useDesk, useView } from '../state/view.ts'
import { TRUE_PX_PER_MM } from '../geometry/viewing.ts'
import styles from './Rulers.module.css'

/** The least distance of two numbers; px. */
const APART = 64
/** In mm. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const THICK = 20

/** Rulers in millimetres along the upper and left edge of the desk, counted from the paper's corner. */
export function Rulers() {
  const desk = useDesk()
  const { x, y, zoom } = useView()
  const scale = zoom * TRUE_PX_PER_MM
  return (
    <div className={styles['rulers']} aria-hidden>
      <svg className={styles['across']} width={desk.w} height={THICK}>
        <Ticks from={x} scale={scale} length={desk.w} isAcross />
      </svg>
      <svg className={styles['down']} width={THICK} height={desk.h}>
        <Ticks from={y} scale={scale} length={desk.h} isAcross={false} />
      </svg>
      <div className={styles['corner']} />
    </div>
  )
}

interface TicksProps {
  /** The position of 0; px. */
  from: number
  scale: number
  length: number
  isAcross: boolean
}

function Ticks({ from, scale, length, isAcross }: TicksProps) {
  const step = steps.find((mm) => mm * scale >= APART) ?? 5000
  const part = step / 10 >= 1 || step * scale > 200 ? 10 : 5
  const fine = step / part
  const first = Math.floor(-from / scale / fine)
  const last = Math.ceil((length - from) / scale / fine)
  const ticks = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
  const line = (tick: number) => {
    const at = Math.round(from + tick * fine * scale) + 0.5
    const long = tick % part === 0 ? THICK : tick % (part / 2) === 0 ? 8 : 5
    return isAcross ? `M${at} ${THICK}v${-long}` : `M${THICK} ${at}h${-long}`
  }
  return (
    <>
      <path d={ticks.map(line).join('')} />
      {ticks
        .filter((tick) => tick % part === 0)
        .map((tick) => {
          const at = from + tick * fine * scale
          return (
            <text key={tick} transform={isAcross ? `translate(${at + 3} 9)` : `translate(9 ${at - 3}) rotate(-90)`}>
              {tick * fine}
            </text>
          )
        })}
    </>
  )
}
