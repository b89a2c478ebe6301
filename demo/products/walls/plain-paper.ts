export const PLAIN_PAPER = [
  {
    "key": "PL-PLI",
    "brand": "Papiers Lune",
    "name": "细褶纸",
    "enName": "Pleated paper",
    "description": "纸浆还湿的时候过一道刻纹辊，每八毫米一褶，往后再也熨不平。拼缝落在褶谷里，退一步就找不到了。",
    "enDescription": "The web passes a grooved roller while still wet and keeps a pleat every eight millimetres for good. Seams fall in the valleys, and from one step back they are gone.",
    "category": "plainPaper",
    "unit": "roll",
    "price": [360, 395],
    "taxIncluded": true,
    "size": { "length": 10050, "width": 530 },
    "shape": "roll",
    "pack": { "coverage": 5.33, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["厚浆纸", "Heavy pulp"],
      "printing": ["湿压", "Wet embossed"],
      "patternMatch": ["无需对花", "Free match"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "removal": ["湿揭", "Wet removable"],
      "weight": 0.26,
      "uses": ["home", "office", "hotel"],
      "washable": false
    },
    "layers": [
      ["褶面纸浆", "Pleated pulp", 0.5, "#D9D1C1"],
      ["平纸里", "Flat lining", 0.15, "#EFEBE2"]
    ],
    "coverWidth": 130,
    "room": "wall",
    "seed": 30540,
    "recipe": {
      "family": "wallpaper",
      "motif": "plain",
      "ground": "#D9D1C1",
      "inks": [],
      "repeat": 16,
      "pleat": 8
    },
    "skus": [
      { "code": "CRE", "shade": ["信笺", "Letter paper"], "hex": "#DAD2C2", "stock": 310 },
      { "code": "LIN", "shade": ["亚麻灰", "Flax grey"], "hex": "#B3AC9F", "stock": 240 },
      { "code": "CEL", "shade": ["豆青", "Celadon"], "hex": "#A9B8A4", "stock": 150 },
      { "code": "PLU", "shade": ["熟李", "Ripe plum"], "hex": "#6E4D58", "stock": 0, "leadTimeDays": 35 }
    ]
  },
  {
    "key": "PL-BRO",
    "brand": "Papiers Lune",
    "name": "刷底纸",
    "enName": "Brushed ground",
    "description": "宽刷蘸胶彩横扫一遍，什么也不印，刷毛走过的地方就是花样。每卷署着刷手的姓，一面墙请用连号。",
    "enDescription": "A single sweep of distemper on bare paper, and the track of the bristles is the whole design. Each roll is signed by its brusher, so ask for consecutive numbers on one wall.",
    "category": "plainPaper",
    "unit": "roll",
    "price": [480, 520],
    "size": { "length": 10000, "width": 700 },
    "shape": "roll",
    "pack": { "coverage": 7, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["棉浆纸", "Cotton pulp"],
      "printing": ["手刷", "Hand brushed"],
      "patternMatch": ["无需对花", "Free match"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "lightFastness": "5",
      "weight": 0.18,
      "uses": ["home", "retail"],
      "washable": false
    },
    "layers": [
      ["手刷胶彩", "Brushed distemper", 0.06, "#5D7286"],
      ["棉浆纸", "Cotton paper", 0.22, "#EFE9DC"]
    ],
    "coverWidth": 340,
    "room": "wall",
    "seed": 30560,
    "recipe": {
      "family": "plaster",
      "base": "#8497AC",
      "deep": "#56697F",
      "tool": "sweep",
      "relief": 0.2,
      "cloud": 0.9
    },
    "skus": [
      { "code": "SMO", "shade": ["炊烟", "Chimney smoke"], "hex": "#7B8C9C", "stock": 130 },
      { "code": "TOB", "shade": ["烟丝", "Tobacco"], "hex": "#93714F", "stock": 95 },
      { "code": "LEE", "shade": ["葱芯", "Heart of leek"], "hex": "#C3C99C", "stock": 80 }
    ]
  },
  {
    "key": "ZL-XUA",
    "brand": "Zhuli",
    "name": "构皮纸",
    "enName": "Bark paper",
    "description": "构树皮抄成的纸，长丝故意没有捞干净，对着光像一张地图。做隔扇时两面各糊一层，中间夹一道薄麻。",
    "enDescription": "Paper mulberry with long shreds of bark left in the vat on purpose, so that against the light a sheet reads like a map. On a screen it is pasted to both faces with thin hemp between.",
    "category": "plainPaper",
    "unit": "roll",
    "price": [310, 350],
    "taxIncluded": true,
    "size": { "length": 9600, "width": 960 },
    "shape": "roll",
    "pack": { "coverage": 9.22, "pieces": 1 },
    "origin": "CN-GZ",
    "isDomestic": true,
    "attributes": {
      "composition": ["构皮 85 %，麻 15 %", "85 % paper mulberry, 15 % hemp"],
      "printing": ["素面", "Unprinted"],
      "patternMatch": ["无需对花", "Free match"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "weight": 0.09,
      "lightFastness": "4",
      "uses": ["home", "hotel"],
      "fire": "D-s1,d0"
    },
    "layers": [
      ["构皮长丝", "Bark shreds", 0.1, "#B79F75"],
      ["构皮纸", "Mulberry paper", 0.18, "#E8DFC9"]
    ],
    "coverWidth": 130,
    "room": "screen",
    "seed": 30580,
    "recipe": {
      "family": "felt",
      "texture": "felt",
      "base": "#E4DAC2",
      "fibres": ["#F0E8D6", "#CDBB94", "#A98E62"]
    },
    "skus": [
      { "code": "RAW", "shade": ["原浆", "Unbleached"], "hex": "#E0D5BB", "stock": 220 },
      {
        "code": "PER",
        "shade": ["柿漆", "Persimmon juice"],
        "hex": "#A3683F",
        "stock": 60,
        "recipe": { "fibres": ["#B9794B", "#8A5431", "#6E4128"] }
      },
      {
        "code": "INK",
        "shade": ["淡墨", "Thin ink"],
        "hex": "#8E8F8B",
        "stock": 45,
        "recipe": { "fibres": ["#A9AAA6", "#777874", "#5E5F5C"] }
      }
    ]
  }
]
