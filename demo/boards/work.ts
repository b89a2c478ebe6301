import { area, chip, room, sample, title, words } from './board.ts'
import type { DemoBoard } from './board.ts'

/** Boards of rooms to work and wait in: an office floor and a clinic. */
export const workRooms: DemoBoard[] = [
  {
    key: 'quiet-office-floor',
    name: 'Quiet office floor · 安静的办公层',
    description:
      'An acoustic palette that does not look like one: oak slats, felt and wood wool around a striped carpet, at 1:5.\n看不出是吸音方案的吸音方案：橡木格栅、毛毡与木丝板，配条纹地毯，比例 1:5。',
    paper: 'a2',
    scale: 5,
    ground: '#f3f3f0',
    pieces: [
      area([24, 24, 262, 178], { fill: '#e7e8e4', stroke: null }),
      room('NH-SLT', [40, 40, 230]),
      sample('TD-PLK-HAR', [306, 24, 136, 136]),
      sample('NH-SLT-S', [420, 120, 150, 96]),
      sample('SG-FLT-MOS', [306, 182, 90, 80]),
      sample('RF-WWN-CEM', [24, 222, 120, 96]),
      sample('BT-SLB-CEM', [126, 268, 160, 124]),
      sample('LO-HOP-05', [418, 238, 72, 72], { mask: 'pinked', turn: -3 }),
      sample('SV-FLU-SAT', [306, 290, 96, 102]),
      sample('TG-ANO-SIL', [514, 238, 52, 52]),
      title('Quiet office floor', [424, 330, 146]),
      words('安静的办公层\nRT60 below 0.6 s.\n混响时间小于 0.6 秒。', [424, 348, 146, 30]),
      chip('#787e81', 'Harbour 港灰', [24, 340, 24]),
      chip('#5f6b52', 'Moss 苔绿', [82, 340, 24]),
    ],
  },
  {
    key: 'clinic-waiting-room',
    name: 'Clinic, waiting room · 诊所候诊区',
    description:
      'Warm, washable and without gloss. Cork and birch take the noise and the cold out; lake blue says where to go.\n温暖、耐洗、无反光。软木与桦木带走噪音与寒意，湖蓝指引方向。',
    paper: 'a3',
    scale: 2,
    ground: 'LM-PLY-18',
    pieces: [
      area([16, 16, 388, 265], { fill: '#fbfaf6', stroke: null }),
      sample('SG-CFN-N', [30, 30, 120, 96]),
      sample('LM-LIN-N', [132, 100, 124, 96]),
      sample('KM-MIN-LAK', [276, 30, 114, 84]),
      sample('SG-RFL-BLU', [276, 132, 80, 80]),
      sample('ZL-LIN-TEA', [30, 148, 80, 104], { mask: 'pinked', turn: -2 }),
      sample('PA-SPK-BIS', [132, 214, 74, 52]),
      sample('SV-RED-T6', [224, 214, 84, 52]),
      title('Waiting room', [168, 34, 100]),
      words('诊所候诊区\nNo gloss above 10 %.\n光泽度不超过 10%。', [168, 50, 96, 30]),
      chip('#5b7f86', 'Lake 湖蓝', [324, 228, 18]),
      chip('#b98e5b', 'Cork 软木', [356, 228, 18]),
    ],
  },
]
