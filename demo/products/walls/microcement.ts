export const MICROCEMENT = [
  {
    "key": "KM-MIC",
    "brand": "Kridtmose",
    "name": "墙台微水泥",
    "enName": "Microcement for walls and tops",
    "description": "两毫米厚，批在旧瓷砖上就行，厨房翻新不用敲。罩面漆每三年补一次，红菜汁不要留到第二天。",
    "enDescription": "Two millimetres over old tile, so a kitchen can change without a hammer. Renew the sealer every third year, and wipe up beetroot the same evening.",
    "category": "microcement",
    "unit": "kilogram",
    "price": [88, 98],
    "taxIncluded": true,
    "size": { "length": 250, "width": 260 },
    "shape": "tin",
    "pack": { "coverage": 0.4 },
    "origin": "DK",
    "attributes": {
      "finish": ["缎面罩光", "Satin sealed"],
      "thickness": 2,
      "binder": ["水泥与丙烯酸", "Cement and acrylic"],
      "coats": [2, 3],
      "touchDry": 6,
      "uses": ["kitchen", "bath", "retail"],
      "washable": true,
      "fire": "A2-s1,d0"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 403 }],
    "layers": [
      ["聚氨酯罩面", "Polyurethane sealer", 0.1, "#E6E4DE"],
      ["细微水泥", "Fine microcement", 0.8, "#A9A49B"],
      ["底层微水泥与玻纤网", "Base coat on glass net", 1.2, "#8F8B84"],
      ["旧瓷砖", "Old tile", 8, "#DAD6CD"]
    ],
    "coverWidth": 900,
    "room": "counter",
    "seed": 30180,
    "recipe": {
      "family": "plaster",
      "base": "#ABA69D",
      "deep": "#88837A",
      "tool": "trowel",
      "relief": 0.22,
      "cloud": 0.45,
      "gloss": 0.2
    },
    "skus": [
      { "code": "CEP", "shade": ["牛肝菌", "Cep"], "hex": "#A08D78", "stock": 210 },
      { "code": "PUM", "shade": ["浮石", "Pumice"], "hex": "#C4BEB3", "stock": 400 },
      { "code": "POR", "shade": ["水泥袋", "Cement bag"], "hex": "#9B9994", "stock": 520 },
      { "code": "LEA", "shade": ["铅笔芯", "Pencil lead"], "hex": "#55575A", "stock": 120 }
    ]
  },
  {
    "key": "KM-MCF",
    "brand": "Kridtmose",
    "name": "地面微水泥",
    "enName": "Floor microcement",
    "description": "掺石英砂，抹三遍压一遍，六十平方米以内的客厅可以一条缝都不留。地面若裂，它会照样裂给你看，先查找平层。",
    "enDescription": "Quartz sand, three coats and one pressing give a floor of up to sixty square metres without a joint. It copies any crack beneath it, so look to the screed first.",
    "category": "microcement",
    "unit": "kilogram",
    "price": [72, 80],
    "taxIncluded": true,
    "size": { "length": 320, "width": 300 },
    "shape": "tin",
    "pack": { "coverage": 0.28 },
    "origin": "DK",
    "attributes": {
      "finish": ["哑面罩光", "Matt sealed"],
      "thickness": 3,
      "binder": ["水泥与环氧", "Cement and epoxy"],
      "coats": [3, 4],
      "slip": "R10",
      "underfloorHeating": true,
      "uses": ["home", "retail", "office"],
      "fire": "A2-s1,d0"
    },
    "certificates": [
      { "scheme": "slip_resistance", "year": 2025, "serial": 404 },
      { "scheme": "low_emission", "year": 2023, "serial": 407 }
    ],
    "layers": [
      ["哑光罩面", "Matt sealer", 0.15, "#DCDAD4"],
      ["石英微水泥", "Quartz microcement", 2.8, "#97938B"],
      ["环氧砂底漆", "Sanded epoxy primer", 0.5, "#C9B88F"],
      ["找平层", "Screed", 50, "#A9A6A0"]
    ],
    "coverWidth": 1300,
    "room": "floor",
    "seed": 30200,
    "recipe": {
      "family": "concrete",
      "base": "#A29D94",
      "dark": "#7F7A72",
      "holes": 0
    },
    "skus": [
      { "code": "ASH", "shade": ["炉灰", "Stove ash"], "hex": "#9D9A93", "stock": 330 },
      { "code": "SND", "shade": ["湿沙", "Wet sand"], "hex": "#B3A48D", "stock": 280 },
      { "code": "IRO", "shade": ["铁锅", "Iron pan"], "hex": "#4F4E4D", "stock": 0, "leadTimeDays": 35 }
    ]
  }
]
