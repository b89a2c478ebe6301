export const TRAVERTINE_AND_GRANITE = [
  {
    "key": "CV-TRV",
    "brand": "Casa Ventura",
    "name": "直纹罗马洞石",
    "enName": "Vein-cut travertine",
    "description": "顺纹下锯，沉积线一条条水平走过去，像退潮的岸。孔洞可以留着，也可以补平，两种都备货。",
    "enDescription": "Sawn across the bed so that its layers run level, like a shore at low tide. Holes are kept open or filled, and both are in stock.",
    "category": "travertine",
    "unit": "square_meter",
    "price": [420, 540],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.44, "pieces": 2 },
    "origin": "IT",
    "attributes": {
      "thickness": 20,
      "finish": ["哑面", "Honed"],
      "waterAbsorption": 1.6,
      "uses": ["home", "hotel", "facade"],
      "slip": "R9",
      "underfloorHeating": true,
      "weight": 49
    },
    "certificates": [
      { "scheme": "slip_resistance", "year": 2025, "serial": 54 },
      { "scheme": "responsible_source", "year": 2024, "serial": 46 }
    ],
    "layers": [["洞石", "Travertine", 20, "#D6C4A4"]],
    "coverWidth": 600,
    "room": "wall",
    "seed": 7404,
    "recipe": {
      "family": "travertine",
      "light": "#E2D4BB",
      "dark": "#C4AA85",
      "rust": "#8C6844",
      "bed": 24,
      "open": 0.95
    },
    "skus": [
      { "code": "IVO", "shade": ["象牙开孔", "Ivory, open"], "hex": "#D8C8AB", "stock": 260 },
      {
        "code": "IVF",
        "shade": ["象牙补孔", "Ivory, filled"],
        "hex": "#DCCDB2",
        "stock": 310,
        "recipe": { "open": 0.12, "light": "#E6DAC4" }
      },
      {
        "code": "NOC",
        "shade": ["胡桃", "Walnut"],
        "hex": "#A4835F",
        "stock": 120,
        "recipe": { "light": "#B99A75", "dark": "#8A6746", "rust": "#5A3C24" }
      },
      {
        "code": "SIL",
        "shade": ["银灰", "Silver"],
        "hex": "#A9A298",
        "stock": 95,
        "recipe": { "light": "#BFB9AF", "dark": "#8C857B", "rust": "#6E6253" }
      }
    ]
  },
  {
    "key": "CV-GRA",
    "brand": "Casa Ventura",
    "name": "细晶花岗石",
    "enName": "Fine-grained granite",
    "description": "结晶不过两三毫米，退开几步就匀成一色。火烧面防滑，适合室外台阶和门厅。",
    "enDescription": "Crystals of two or three millimetres melt into one even tone across a room. Flamed, it grips a wet shoe on steps and thresholds.",
    "category": "granite",
    "unit": "square_meter",
    "price": [286, 330],
    "taxIncluded": true,
    "size": { "length": 600, "width": 300, "thickness": 30 },
    "pack": { "coverage": 0.72, "pieces": 4 },
    "origin": "CN-FJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 30,
      "finish": ["火烧面", "Flamed"],
      "waterAbsorption": 0.2,
      "uses": ["outdoor", "facade", "retail"],
      "slip": "R12",
      "frostProof": true,
      "weight": 80
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 33 }],
    "layers": [["火烧面花岗石", "Granite, flamed", 30, "#A6A29C"]],
    "coverWidth": 260,
    "room": "floor",
    "seed": 7505,
    "recipe": {
      "family": "granite",
      "minerals": ["#BDB9B3", "#98948F", "#D6D2CB", "#7A7672", "#2F2E2D"],
      "crystal": 3.2,
      "gloss": 0.2
    },
    "skus": [
      { "code": "GRY", "shade": ["芝麻灰", "Sesame grey"], "hex": "#A9A59F", "stock": 700 },
      {
        "code": "DRK",
        "shade": ["深灰", "Dark grey"],
        "hex": "#5C5B5A",
        "stock": 340,
        "recipe": { "minerals": ["#666564", "#4A4A4A", "#807E7B", "#353535", "#A3A09B"] }
      },
      {
        "code": "RED",
        "shade": ["枫叶红", "Maple red"],
        "hex": "#A06D5A",
        "stock": 150,
        "recipe": { "minerals": ["#AE7C67", "#8C5A48", "#C9A18C", "#5E4239", "#2E2826"] }
      },
      {
        "code": "BLK",
        "shade": ["墨", "Black"],
        "hex": "#2C2C2D",
        "stock": 210,
        "recipe": { "minerals": ["#333334", "#262627", "#414142", "#1C1C1D", "#6C6B69"], "gloss": 0.15 },
        "price": [360, 420]
      }
    ]
  }
]
