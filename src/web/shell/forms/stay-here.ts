/** Present when a page posts its form by script, and stays whatever the answer: nothing that was typed may be lost with the page. */
export const STAY_HERE = "stanna";
