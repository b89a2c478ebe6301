export const PILE_CLOTH = [
  {
    "key": "LO-CUR",
    "brand": "Lanificio Ora",
    "name": "大卷羔羊圈圈绒",
    "enName": "Lambswool curl",
    "description": "纱圈有指节大，织在棉底上，背面刷一层薄胶锁住。猫会喜欢它，家里有猫就请选别的布。",
    "enDescription": "Curls the size of a knuckle, woven into cotton and locked with a thin coat on the back. Cats take to it at once, which is a reason to choose another cloth.",
    "category": "boucle",
    "unit": "meter",
    "price": [528, 572],
    "size": { "length": 18000, "width": 1360 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["羔羊毛 70 %，棉 30 %", "70 % lambswool, 30 % cotton"],
      "construction": ["花圈纱织入棉底", "Fancy yarn on a cotton ground"],
      "weight": 0.94,
      "pileHeight": 11,
      "rubs": 25000,
      "lightFastness": "5",
      "care": ["专业干洗", "Specialist dry clean"],
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["羔羊毛圈", "Lambswool curls", 11, "#CFC6B6"],
      ["棉底布", "Cotton ground", 0.8, "#BDB3A2"],
      ["背胶", "Back coat", 0.2, "#E6E1D6"]
    ],
    "coverWidth": 200,
    "room": "seat",
    "seed": 40203,
    "recipe": {
      "family": "felt",
      "texture": "boucle",
      "base": "#D2C9BA",
      "fibres": ["#E4DDD0", "#BFB4A1"],
      "loop": 11.5
    },
    "skus": [
      { "code": "CRM", "shade": ["生奶油", "Cream"], "hex": "#D8CFBF", "stock": 130 },
      {
        "code": "MUS",
        "shade": ["蘑菇", "Mushroom"],
        "hex": "#9B8E80",
        "stock": 80,
        "recipe": { "base": "#9B8E80", "fibres": ["#AFA395", "#857969"] }
      },
      {
        "code": "FOX",
        "shade": ["狐棕", "Fox"],
        "hex": "#9E5F3B",
        "stock": 35,
        "recipe": { "base": "#9E5F3B", "fibres": ["#B0734F", "#874D2D"] }
      },
      {
        "code": "BLK",
        "shade": ["黑羊", "Black sheep"],
        "hex": "#3A3634",
        "stock": 60,
        "recipe": { "base": "#3A3634", "fibres": ["#4A4644", "#2B2826"] }
      }
    ]
  },
  {
    "key": "LO-MOH",
    "brand": "Lanificio Ora",
    "name": "马海毛丝绒",
    "enName": "Mohair velvet",
    "description": "割绒立得密，压下去隔夜自己站起来，老火车的座椅用它就为这个。毛尖比毛根浅一分，转个角度颜色就换了。",
    "enDescription": "A dense pile that recovers overnight from being sat on, which is why old railway carriages were lined with it. The tips are paler than the roots, and a chair changes shade as you walk past.",
    "category": "velvet",
    "unit": "meter",
    "price": [612, 668],
    "size": { "length": 20000, "width": 1400 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["绒面马海毛 100 %，底布棉", "Pile 100 % mohair, cotton ground"],
      "construction": ["双层割绒", "Face-to-face cut pile"],
      "weight": 0.62,
      "pileHeight": 2.6,
      "rubs": 100000,
      "fire": "M1",
      "lightFastness": "6",
      "uses": ["home", "hotel", "retail"]
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2024, "serial": 505 }],
    "layers": [
      ["马海毛绒", "Mohair pile", 2.6, "#7B3F33"],
      ["棉底布", "Cotton ground", 0.6, "#5E332A"]
    ],
    "coverWidth": 360,
    "room": "seat",
    "seed": 40211,
    "recipe": {
      "family": "felt",
      "texture": "pile",
      "base": "#7B3F33",
      "fibres": ["#8E5245"],
      "folds": 150
    },
    "skus": [
      {
        "code": "OXB",
        "shade": ["牛血红", "Oxblood"],
        "hex": "#6E2F2A",
        "stock": 110,
        "recipe": { "base": "#6E2F2A" }
      },
      {
        "code": "TOB",
        "shade": ["烟丝", "Cut tobacco"],
        "hex": "#8A6238",
        "stock": 140,
        "recipe": { "base": "#8A6238" }
      },
      { "code": "BOT", "shade": ["瓶绿", "Bottle"], "hex": "#2C4B3D", "stock": 160, "recipe": { "base": "#2C4B3D" } },
      {
        "code": "PRU",
        "shade": ["普鲁士蓝", "Prussian blue"],
        "hex": "#25405A",
        "stock": 125,
        "recipe": { "base": "#25405A" }
      },
      { "code": "PRL", "shade": ["珠灰", "Pearl grey"], "hex": "#A9A49C", "stock": 90, "recipe": { "base": "#A9A49C" } }
    ]
  },
  {
    "key": "LO-LVE",
    "brand": "Lanificio Ora",
    "name": "亚麻绒帘布",
    "enName": "Linen velvet for curtains",
    "description": "亚麻起绒总是倒伏不齐，深一道浅一道，像风过草地。帘子要倒毛挂，也就是手往上摸才顺，颜色才显得浓。",
    "enDescription": "Linen pile never lies evenly and shows darker and lighter tracks, as grass does after wind. Hang it with the nap running up; the colour is deeper that way.",
    "category": "velvet",
    "unit": "meter",
    "price": [384, 412],
    "size": { "length": 25000, "width": 1420 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["绒面亚麻 100 %，底布棉", "Pile 100 % linen, cotton ground"],
      "construction": ["割绒", "Cut pile"],
      "weight": 0.51,
      "pileHeight": 2,
      "rubs": 30000,
      "lightFastness": "4-5",
      "care": ["干洗，忌熨绒面", "Dry clean, never press the pile"],
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["亚麻绒", "Linen pile", 2, "#8A8468"],
      ["棉底布", "Cotton ground", 0.5, "#766F55"]
    ],
    "coverWidth": 440,
    "room": "curtain",
    "seed": 40223,
    "recipe": {
      "family": "felt",
      "texture": "pile",
      "base": "#8A8468",
      "fibres": ["#9B957A"],
      "folds": 130,
      "crush": 0.22
    },
    "skus": [
      { "code": "REE", "shade": ["芦苇", "Reed"], "hex": "#8D8768", "stock": 190 },
      { "code": "OCH", "shade": ["赭黄", "Ochre"], "hex": "#B1853F", "stock": 100, "recipe": { "base": "#B1853F" } },
      { "code": "MRN", "shade": ["栗紫", "Maroon"], "hex": "#5B2D36", "stock": 75, "recipe": { "base": "#5B2D36" } },
      {
        "code": "SMK",
        "shade": ["烟蓝", "Smoke blue"],
        "hex": "#6C7A86",
        "stock": 150,
        "recipe": { "base": "#6C7A86" }
      }
    ]
  }
]
