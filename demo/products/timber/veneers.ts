export const VENEERS = [
  {
    "key": "HV-EUC",
    "brand": "Haldervik",
    "name": "熏尤加利径切木皮板",
    "enName": "Smoked eucalyptus, quartered",
    "description": "尤加利进熏房时是粉的，出来成了巧克力色，细条纹左一丝右一丝地交错。站在左边看亮的那几条，走到右边就暗下去。",
    "enDescription": "Eucalyptus goes into the smoke pink and comes out the colour of chocolate, in ribbons that lean now left, now right. Those that shine from one end of the room go dark from the other.",
    "category": "veneer",
    "unit": "square_meter",
    "price": [420, 490],
    "taxIncluded": true,
    "size": { "length": 2800, "width": 1220, "thickness": 19 },
    "pack": { "coverage": 3.42, "pieces": 1 },
    "origin": "NO",
    "attributes": {
      "thickness": 19,
      "species": ["尤加利", "Eucalyptus"],
      "cut": ["径切", "Quarter-sliced"],
      "finish": ["清漆 10 度", "Lacquer, 10 gloss"],
      "uses": ["office", "hotel", "retail"],
      "formaldehyde": "E1",
      "fire": "D-s2,d0",
      "weight": 13.4
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 220 }],
    "layers": [
      ["熏尤加利木皮", "Smoked eucalyptus veneer", 0.6, "#5A4A3F"],
      ["中密度纤维板", "Fibreboard", 17.8, "#B7A285"],
      ["背面平衡木皮", "Balancing veneer", 0.6, "#A98C68"]
    ],
    "coverWidth": 640,
    "room": "wall",
    "seed": 10401,
    "recipe": {
      "family": "boards",
      "timber": "eucalyptus",
      "layout": "leaves",
      "length": 2800,
      "width": 152,
      "bevel": 0.1,
      "sheen": 0.24
    },
    "skus": [
      { "code": "M", "shade": ["巧克力", "Chocolate"], "hex": "#5D4A3E", "stock": 96 },
      { "code": "L", "shade": ["烟灰", "Smoke grey"], "hex": "#7C6E64", "stock": 70 },
      { "code": "D", "shade": ["近黑", "Nearly black"], "hex": "#3B312B", "stock": 41, "leadTimeDays": 30 }
    ]
  },
  {
    "key": "HV-ELM",
    "brand": "Haldervik",
    "name": "街树榆木木皮板",
    "enName": "Street elm veneer, by the tree",
    "description": "城里每年要放倒三四棵病榆，我们整棵买下，一叶一叶按顺序刨开。一棵树一个价，请等木皮摊开、数过张数再问。",
    "enDescription": "Three or four sick elms come down in the town each year; we buy them whole and slice them leaf after leaf. The price goes by the tree, so ask when its leaves have been laid out and counted.",
    "category": "veneer",
    "unit": "square_meter",
    "size": { "length": 2500, "width": 1000, "thickness": 16 },
    "pack": { "coverage": 2.5, "pieces": 1 },
    "origin": "NO",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 16,
      "species": ["榆木", "Elm"],
      "cut": ["弦切", "Crown-cut"],
      "finish": ["哑光油", "Matt oil"],
      "uses": ["home", "hotel", "retail"],
      "grade": ["带疤节", "With burrs"],
      "formaldehyde": "E1"
    },
    "layers": [
      ["榆木厚木皮", "Elm, thick-cut veneer", 1.5, "#9C7449"],
      ["桦木胶合板", "Birch plywood", 13, "#DDC7A0"],
      ["榆木背皮", "Elm backing", 1.5, "#A98257"]
    ],
    "coverWidth": 1000,
    "room": "wall",
    "seed": 10412,
    "recipe": {
      "family": "boards",
      "timber": "elm",
      "ring": 7,
      "knots": 4,
      "layout": "leaves",
      "length": 2500,
      "width": 330,
      "bevel": 0.1,
      "sheen": 0.14
    },
    "skus": [
      { "code": "21", "shade": ["二十一号树", "Tree 21"], "hex": "#A67F53", "stock": 34, "leadTimeDays": 50 },
      { "code": "23", "shade": ["二十三号树", "Tree 23"], "hex": "#8B6440", "stock": 18, "leadTimeDays": 50 }
    ]
  },
  {
    "key": "NH-CHE",
    "brand": "Nordhem",
    "name": "欧洲樱桃木皮板",
    "enName": "European cherry panel",
    "description": "刚压好时是浅粉，见光三个月，一天比一天红。急着挂画的墙会留下画框的影子，不如等到第二个季度再敲钉子。",
    "enDescription": "It leaves the press pale pink and reddens day by day through its first three months of light. Hang a picture too soon and its ghost stays on the wall; better wait a season with the hammer.",
    "category": "veneer",
    "unit": "square_meter",
    "price": [338, 388],
    "taxIncluded": true,
    "size": { "length": 2440, "width": 1220, "thickness": 12 },
    "pack": { "coverage": 5.95, "pieces": 2 },
    "origin": "SE",
    "attributes": {
      "thickness": 12,
      "species": ["樱桃木", "Cherry"],
      "cut": ["弦切", "Crown-cut"],
      "finish": ["清漆 10 度", "Lacquer, 10 gloss"],
      "uses": ["home", "office"],
      "lightFastness": "2",
      "formaldehyde": "E1",
      "weight": 9
    },
    "layers": [
      ["樱桃木皮", "Cherry veneer", 0.6, "#B98059"],
      ["中密度纤维板", "Fibreboard", 10.8, "#B7A285"],
      ["背面平衡木皮", "Balancing veneer", 0.6, "#C29A74"]
    ],
    "coverWidth": 620,
    "room": "wall",
    "seed": 10423,
    "recipe": {
      "family": "boards",
      "timber": "cherry",
      "ring": 6,
      "contrast": 0.75,
      "quarter": 0,
      "layout": "leaves",
      "length": 2440,
      "width": 244,
      "bevel": 0.1,
      "sheen": 0.2
    },
    "skus": [
      { "code": "N", "shade": ["初粉", "First pink"], "hex": "#C4936F", "stock": 120 },
      { "code": "L", "shade": ["皂洗", "Soaped"], "hex": "#CFA88A", "stock": 72 },
      {
        "code": "A",
        "shade": ["已见光", "Sunned"],
        "hex": "#9F6442",
        "stock": 64,
        "price": [378, 420],
        "leadTimeDays": 90
      }
    ]
  },
  {
    "key": "TK-MSM",
    "brand": "Tsukimori",
    "name": "柾目杉木皮板",
    "enName": "Straight-grained cedar veneer",
    "description": "吉野的杉苗种得密，树只能往上挤，两百年的圆木一厘米里数得出十二道年轮。径切开来，线条直得像有人压着尺画。",
    "enDescription": "Yoshino seedlings are planted shoulder to shoulder and can only go up; a log of two hundred years holds twelve rings to the centimetre. Quartered, it looks ruled.",
    "category": "veneer",
    "unit": "square_meter",
    "price": [480, 560],
    "taxIncluded": true,
    "size": { "length": 2420, "width": 910, "thickness": 9 },
    "pack": { "coverage": 4.4, "pieces": 2 },
    "origin": "JP",
    "attributes": {
      "thickness": 9,
      "species": ["吉野杉", "Yoshino cedar"],
      "cut": ["径切", "Quarter-sliced"],
      "finish": ["素面", "Bare"],
      "uses": ["home", "hotel"],
      "grade": ["无节", "Clear"],
      "formaldehyde": "E1"
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 221 }],
    "layers": [
      ["柾目杉木皮", "Straight-grained cedar", 0.5, "#CF9D70"],
      ["柳安胶合板", "Meranti plywood", 8.5, "#C39A7A"]
    ],
    "coverWidth": 380,
    "room": "wall",
    "seed": 10434,
    "recipe": {
      "family": "boards",
      "timber": "cedar",
      "ring": 1.9,
      "variety": 0.6,
      "quarter": 1,
      "layout": "leaves",
      "length": 2420,
      "width": 182,
      "bevel": 0.1,
      "sheen": 0.06
    },
    "skus": [
      { "code": "R", "shade": ["赤", "Red"], "hex": "#BC835A", "stock": 46 },
      { "code": "M", "shade": ["半赤", "Half red"], "hex": "#CB9C70", "stock": 72 },
      { "code": "W", "shade": ["白", "Pale"], "hex": "#D9B68A", "stock": 58 }
    ]
  },
  {
    "key": "LM-ROT",
    "brand": "Lehtomaa",
    "name": "旋切桦木皮板",
    "enName": "Peeled birch veneer",
    "description": "像削苹果那样绕着圆木旋下来，年轮被摊成等高线，山谷和湖泊全是树自己画的。整张一米二宽，没有拼缝。",
    "enDescription": "Peeled round the log as one peels an apple, so that the rings open into contour lines with valleys and lakes of the tree’s own drawing. A leaf is 1.2 m wide and has no seam.",
    "category": "veneer",
    "unit": "square_meter",
    "price": [168, 196],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1200, "thickness": 6.5 },
    "pack": { "coverage": 8.64, "pieces": 3 },
    "origin": "FI",
    "attributes": {
      "thickness": 6.5,
      "species": ["桦木", "Birch"],
      "cut": ["旋切", "Rotary-cut"],
      "finish": ["哑光漆", "Matt lacquer"],
      "uses": ["home", "school", "office"],
      "formaldehyde": "E1",
      "fire": "D-s2,d0",
      "weight": 4.5
    },
    "certificates": [
      { "scheme": "responsible_source", "year": 2025, "serial": 222 },
      { "scheme": "fire_reaction", "year": 2024, "serial": 223 }
    ],
    "layers": [
      ["旋切桦木皮", "Peeled birch", 1, "#DFC79F"],
      ["桦木单板，三层", "Birch, three plies", 4.5, "#D4B98B"],
      ["旋切桦木皮", "Peeled birch", 1, "#DFC79F"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 10445,
    "recipe": {
      "family": "ply",
      "light": "#EBD9B6",
      "dark": "#A5713F",
      "length": 2400,
      "width": 1200,
      "edge": 0,
      "veneer": 1
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#DBC29A", "stock": 210 },
      { "code": "W", "shade": ["乳白", "Milk white"], "hex": "#E6DAC3", "stock": 150 },
      { "code": "G", "shade": ["苔灰", "Moss grey"], "hex": "#A09C84", "stock": 66, "leadTimeDays": 24 }
    ]
  }
]
