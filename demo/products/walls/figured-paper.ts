export const FIGURED_PAPER = [
  {
    "key": "PL-FEU",
    "brand": "Papiers Lune",
    "name": "叶影",
    "enName": "Leaf shade",
    "description": "枝叶照着一本压了百年的植物标本册描下来，三块木版套印，叶脉要对到半毫米以内。从窗边起贴，往屋里走，缝就藏在影子里。",
    "enDescription": "Drawn from a herbarium a hundred years old and printed from three blocks that must meet within half a millimetre. Begin at the window and work inwards, so that each seam falls in its own shadow.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [780, 860],
    "size": { "length": 10050, "width": 530 },
    "shape": "roll",
    "pack": { "coverage": 5.33, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["棉浆纸", "Cotton pulp"],
      "printing": ["木版套印", "Wood block"],
      "repeat": 530,
      "patternMatch": ["错半拼", "Half drop"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "weight": 0.17,
      "lightFastness": "5",
      "uses": ["home", "hotel"],
      "washable": false
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 410 }],
    "layers": [
      ["三版胶彩", "Three printings in distemper", 0.08, "#7E9B84"],
      ["刷底色", "Brushed ground", 0.05, "#3A554B"],
      ["棉浆纸", "Cotton paper", 0.2, "#EFE9DC"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 30400,
    "recipe": {
      "family": "wallpaper",
      "motif": "leaf",
      "ground": "#2E473E",
      "inks": ["#7E9B84", "#B9B98C", "#54745F"],
      "repeat": 530
    },
    "skus": [
      { "code": "UND", "shade": ["林下", "Undergrowth"], "hex": "#506659", "stock": 140 },
      {
        "code": "HER",
        "shade": ["标本页", "Herbarium leaf"],
        "hex": "#CFC5AA",
        "stock": 190,
        "recipe": { "ground": "#E6DDC6", "inks": ["#8D9470", "#B3A678", "#6F7555"] }
      },
      {
        "code": "DUS",
        "shade": ["黄昏", "Dusk"],
        "hex": "#6A6D80",
        "stock": 80,
        "recipe": { "ground": "#4B5066", "inks": ["#9FA3B0", "#C3A79A", "#70758A"] }
      },
      {
        "code": "RUS",
        "shade": ["秋锈", "Autumn rust"],
        "hex": "#9A6848",
        "stock": 0,
        "recipe": { "ground": "#7C4A31", "inks": ["#C58B5D", "#DDB983", "#9B6240"] },
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "PL-OIS",
    "brand": "Papiers Lune",
    "name": "鸟市",
    "enName": "Bird market",
    "description": "这只鸟哪本图鉴里都查不到，是画师守着窗台，东借一片翅膀西借一截尾巴凑出来的。上下隔六十四厘米才再来一只，左右又错开半步，看着像满树都在换位子。",
    "enDescription": "No handbook knows this bird: it was put together at a window sill, a wing from one visitor and a tail from the next. It returns every sixty-four centimetres, half a step higher each time, as if the whole tree were changing places.",
    "category": "patternPaper",
    "currency": "EUR",
    "unit": "roll",
    "price": [98, 112],
    "taxIncluded": false,
    "size": { "length": 10000, "width": 685 },
    "shape": "roll",
    "pack": { "coverage": 6.85, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["无纺纸", "Non-woven"],
      "printing": ["凹版", "Gravure"],
      "repeat": 640,
      "patternMatch": ["错半拼", "Half drop"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "removal": ["整张干揭", "Dry strippable"],
      "lightFastness": "6",
      "uses": ["home", "hotel", "retail"],
      "fire": "B-s1,d0"
    },
    "layers": [
      ["四色凹印", "Four gravure inks", 0.03, "#C46F52"],
      ["无纺纸", "Non-woven", 0.22, "#F1EEE6"]
    ],
    "coverWidth": 960,
    "room": "wall",
    "seed": 30420,
    "recipe": {
      "family": "wallpaper",
      "motif": "bird",
      "ground": "#D9DDCF",
      "inks": ["#58705F", "#C46F52", "#E0B566", "#3C4A52"],
      "repeat": 640
    },
    "skus": [
      { "code": "MOR", "shade": ["早市", "Early stalls"], "hex": "#BCBFAE", "stock": 120 },
      {
        "code": "NIG",
        "shade": ["散市", "Packing up"],
        "hex": "#474D4F",
        "stock": 75,
        "recipe": { "ground": "#2B363F", "inks": ["#456063", "#A5674C", "#B89761", "#707E87"] }
      },
      {
        "code": "PIN",
        "shade": ["糖摊", "Sweet stall"],
        "hex": "#D3AFA0",
        "stock": 60,
        "recipe": { "ground": "#E2BDB0", "inks": ["#8B5B56", "#F0E2CF", "#7C8F73", "#C98B4E"] }
      },
      {
        "code": "SAF",
        "shade": ["香料摊", "Spice stall"],
        "hex": "#BE9652",
        "stock": 45,
        "recipe": { "ground": "#CFA557", "inks": ["#6E4A2D", "#A8512F", "#EFE0BC", "#4F5B45"] }
      }
    ]
  },
  {
    "key": "PL-FLO",
    "brand": "Papiers Lune",
    "name": "夜牡丹",
    "enName": "Peonies after dark",
    "enDescription": "Peonies as a lantern finds them: the nearest bloom is printed last and the farthest is little more than ground. Order every roll from one bath, since the dark is brushed on by hand.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [1180, 1290],
    "size": { "length": 10000, "width": 700 },
    "shape": "roll",
    "pack": { "coverage": 7, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["棉浆纸", "Cotton pulp"],
      "printing": ["木版套印", "Wood block"],
      "repeat": 700,
      "patternMatch": ["平拼", "Straight match"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "lightFastness": "5",
      "uses": ["home", "hotel"],
      "washable": false
    },
    "layers": [
      ["五版胶彩", "Five printings in distemper", 0.12, "#B4707C"],
      ["手刷夜色", "Hand-brushed dark", 0.06, "#232A30"],
      ["棉浆纸", "Cotton paper", 0.2, "#EFE9DC"]
    ],
    "coverWidth": 1050,
    "room": "wall",
    "seed": 30440,
    "recipe": {
      "family": "wallpaper",
      "motif": "bloom",
      "ground": "#232A30",
      "inks": ["#4E6350", "#E2C3B8", "#B4707C", "#7B3F4B"],
      "repeat": 700
    },
    "skus": [
      { "code": "LAN", "shade": ["灯笼", "By lantern"], "hex": "#665958", "stock": 55 },
      {
        "code": "MOO",
        "shade": ["月下", "By moon"],
        "hex": "#6A737A",
        "stock": 40,
        "recipe": { "ground": "#333D4A", "inks": ["#566B6C", "#DDE0E0", "#A9B2BC", "#6D7C8E"] }
      },
      {
        "code": "DAW",
        "shade": ["天将亮", "Nearly light"],
        "hex": "#CBBDAD",
        "stock": 30,
        "recipe": { "ground": "#D8CABB", "inks": ["#95A08A", "#EFE3D5", "#C08F86", "#A56F68"] },
        "price": [1290, 1380]
      }
    ]
  },
  {
    "key": "PL-HOU",
    "brand": "Papiers Lune",
    "name": "涌",
    "enName": "Swell",
    "description": "先印后压，浪脊高出纸面三分之一毫米，接缝只能拿海绵按，不能上硬滚。白天近乎一面素墙，黄昏才看见水。",
    "enDescription": "Printed, then embossed, so that crests stand a third of a millimetre proud; close the seams with a sponge, never with a hard roller. By day the wall is nearly plain, and the water arrives at dusk.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [560, 610],
    "taxIncluded": true,
    "size": { "length": 10050, "width": 530 },
    "shape": "roll",
    "pack": { "coverage": 5.33, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["无纺纸", "Non-woven"],
      "printing": ["印后压纹", "Printed and embossed"],
      "repeat": 265,
      "patternMatch": ["平拼", "Straight match"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "removal": ["整张干揭", "Dry strippable"],
      "uses": ["home", "office", "hotel"],
      "washable": true,
      "fire": "C-s2,d0"
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2023, "serial": 419 }],
    "layers": [
      ["珠光墨", "Pearl ink", 0.02, "#E9E8E1"],
      ["发泡浮层", "Raised coat", 0.3, "#DFDDD4"],
      ["无纺纸", "Non-woven", 0.2, "#F1EEE6"]
    ],
    "coverWidth": 480,
    "room": "wall",
    "seed": 30460,
    "recipe": {
      "family": "wallpaper",
      "motif": "wave",
      "ground": "#DAD9D0",
      "inks": ["#E9E8E1", "#C7C7BE"],
      "repeat": 265,
      "emboss": 0.9
    },
    "skus": [
      { "code": "CAL", "shade": ["无风", "Flat calm"], "hex": "#DAD9D0", "stock": 260 },
      {
        "code": "MIS",
        "shade": ["海雾天", "Sea fret"],
        "hex": "#B9C3C4",
        "stock": 170,
        "recipe": { "ground": "#B7C2C4", "inks": ["#CFD7D6", "#9CA9AD"] }
      },
      {
        "code": "DEE",
        "shade": ["外海", "Open water"],
        "hex": "#4D6672",
        "stock": 90,
        "recipe": { "ground": "#4A6470", "inks": ["#6F8A93", "#344C59"] }
      }
    ]
  }
]
