import { formatRetentionPeriod as formatPeriod } from "#domain/retention/retention-periods.texts.sv.ts";
import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import { SHARE_DAYS } from "#domain/share/shared-list.ts";
import { defineTexts } from "#domain/text/text-set.ts";
import { COOKIE_ANCHOR, PRIVACY_ANCHOR } from "#domain/addresses/content-paths.ts";
import type { InfoTexts } from "./info-page.ts";

export const privacyTexts = defineTexts("privacy", {
  title: "Personuppgifter och kakor",
  description:
    "Vilka personuppgifter Sparv behandlar, varför, på vilken rättslig grund och hur länge. Dina rättigheter och våra kakor.",
  lead: "Vi frågar bara efter det som behövs för det du ber oss om. Här står vad som händer med det.",
  updated: "2026-11-18",
  sections: [
    {
      id: PRIVACY_ANCHOR,
      heading: "Personuppgiftspolicy i korthet",
      blocks: [
        "Sparv är en demonstration. Skriv inte in verkliga personers uppgifter.",
        {
          list: [
            "Det du skriver i en sökning skickas till bolagen, så att de kan räkna ut ett pris. I demonstrationen är bolagen program som vi själva kör.",
            "Personnummer lagras krypterat. De står aldrig i en adress, i en logg eller i din webbläsares lagring.",
            "Vi säljer inga uppgifter. Mätning, annonser, chatt och omdömen från andra företag finns bara om du säger ja.",
            "Bara du som har gjort en sökning kan öppna den igen.",
          ],
        },
      ],
    },
    {
      id: "ansvarig",
      heading: "Vem som ansvarar",
      blocks: [
        "Personuppgiftsansvarig är den som driver webbplatsen. Sparv är inget registrerat företag. Den som visar demonstrationen för dig är därför ansvarig för det du skriver in.",
        "Har du frågor kan du ringa kundservice på {phone}, {hours}. I demonstrationen är numret påhittat.",
      ],
    },
    {
      id: "andamal",
      heading: "Vad vi använder uppgifter till",
      blocks: [
        {
          terms: [
            {
              term: "Hämta priser åt dig",
              text: "Det du skriver i formuläret, till exempel registreringsnummer, personnummer och postnummer. Rättslig grund: åtgärder som du har begärt innan ett avtal ingås (artikel 6.1 b i dataskyddsförordningen). Personnumret behövs för att bolaget säkert ska veta vem priset gäller (3 kap. 10 § dataskyddslagen).",
            },
            {
              term: "Visa att du har skrivit rätt nummer",
              text: "När du fyller i ett formulär kan vi slå upp namnet i befolkningsregistret SPAR och bilen i vägtrafikregistret. Den som har skyddad identitet visas aldrig. Rättslig grund: berättigat intresse av att undvika fel (artikel 6.1 f). Vi sparar att en uppslagning har gjorts, men inte personnumret, bara ett avtryck av det.",
            },
            {
              term: "Ta emot en beställning",
              text: "Namn, kontaktuppgifter och det bolaget behöver för avtalet. Rättslig grund: avtal (artikel 6.1 b) och våra skyldigheter enligt lag (artikel 6.1 c).",
            },
            {
              term: "Logga in dig",
              text: "Ditt namn och personnummer från BankID, och BankID:s bevis på att det var du. Rättslig grund: avtal (artikel 6.1 b). Utan inloggning sparas inget av detta.",
            },
            {
              term: "Dela hushåll med den du bor med",
              text: "Det namn och den e-postadress som du skriver i en inbjudan, och vilka avtal ni väljer att visa för varandra. Den andra ser ditt förnamn och det du har valt: vad avtalet gäller, bolag, pris och datum. Rättslig grund: avtal (artikel 6.1 b), och för adressen till den du bjuder in berättigat intresse av att kunna skicka inbjudan (artikel 6.1 f).",
            },
            {
              term: "Dela en lista med någon",
              text: "De priser du väljer att visa, din hälsning och ditt förnamn om du skriver det. Den som har länken ser det, men aldrig ditt personnummer, din adress eller ett registreringsnummer. Om den som öppnar länken sparar vi när sidan öppnades, rösten och det som skrevs i svaret, inget mer. Rättslig grund: avtal (artikel 6.1 b), och för svaret berättigat intresse av att kunna visa det för dig (artikel 6.1 f).",
            },
            {
              term: "Spara favoriter",
              text: "Vilka erbjudanden du har märkt med hjärtat när du är inloggad. Rättslig grund: avtal (artikel 6.1 b). Tar du bort hjärtat tas favoriten bort.",
            },
            {
              term: "Skicka nyhetsbrevet",
              text: "Din mejladress, vad du sa ja till och när. Rättslig grund: samtycke (artikel 6.1 a). Du kan ta tillbaka det med länken i varje mejl.",
            },
            {
              term: "Svara på frågor till experterna",
              text: "Din mejladress, det du skrev och vårt svar. Rättslig grund: berättigat intresse av att svara den som frågar (artikel 6.1 f). Vi loggar vem hos oss som har läst frågan.",
            },
            {
              term: "Svara bolag som vill vara med i jämförelsen",
              text: "Kontaktpersonens namn och mejladress, bolagets organisationsnummer och det ni skrev. Rättslig grund: berättigat intresse av att svara den som frågar (artikel 6.1 f). Numret slår vi upp i ett företagsregister. För en enskild firma är det ett personnummer. Då slår vi inte upp det, och det sparas inte.",
            },
            {
              term: "Säga till när en tjänst finns",
              text: "Din mejladress och vilken tjänst du väntar på, om du har bett oss säga till. Rättslig grund: samtycke (artikel 6.1 a). Adressen tas bort när vi har mejlat dig, när du trycker på länken i mejlet eller senast efter två år.",
            },
            {
              term: "Visa hur mycket den som byter sparar",
              text: "Vad du betalade och vad du bytte till, om du var inloggad och hade hämtat din försäkring. Vi visar bara medianen bland minst tjugo personer. Rättslig grund: berättigat intresse (artikel 6.1 f).",
            },
            {
              term: "Räkna hur många som går vidare till ett bolags egen sida",
              text: "Vilket erbjudande det gällde och när. Bolaget får inga uppgifter om dig. Rättslig grund: berättigat intresse av att få betalt av bolaget (artikel 6.1 f).",
            },
            {
              term: "Skicka din förfrågan till ett bolag",
              text: "Ditt namn, ditt telefonnummer, din mejladress och de uppgifter om erbjudandet som står i formuläret. De går till det bolag du har valt och till inget annat. Rättslig grund: samtycke (artikel 6.1 a). Vi sparar vad du godkände. Du kan ta bort förfrågan hos oss på sidan med kvittot.",
            },
            {
              term: "Hjälpa dig med en beställning",
              text: "Kundservice kan öppna din beställning och se vad som har hänt med den, ditt namn och dina kontaktuppgifter, men aldrig hela personnumret. De kan också skriva anteckningar om ärendet, som sparas krypterade lika länge som beställningen. Rättslig grund: avtal (artikel 6.1 b). Vi loggar vem hos oss som har tittat, och när.",
            },
            {
              term: "Lotta ut tävlingens vinst",
              text: "Ditt köp, att du har anmält dig och mejladressen i köpet. Listan som visas efter dragningen innehåller bara lottnummer. Rättslig grund: avtal (artikel 6.1 b). Den som inte anmäler sig är inte med.",
            },
            {
              term: "Mäta besök, chatta och visa omdömen",
              text: "Bara om du har sagt ja till statistikkakor eller marknadsföring, och för chatten först när du öppnar den. Rättslig grund: samtycke (artikel 6.1 a). Personnummer skickas aldrig med.",
            },
            {
              term: "Visa vad andra har gjort",
              text: "På startsidan och i listorna kan det stå att någon nyss har sökt eller tecknat. Det räknas ur verkliga sökningar och beställningar, och säger aldrig vem. Rättslig grund: berättigat intresse (artikel 6.1 f).",
            },
            {
              term: "Hålla tjänsten säker",
              text: "Vi räknar hur många frågor som kommer från samma ip-adress under högst en timme, så att ingen kan kopiera hela register. Rättslig grund: berättigat intresse av säkerhet (artikel 6.1 f).",
            },
            {
              term: "Hämta din nuvarande försäkring",
              text: "Vilken försäkring du har, hos vilket bolag och vad den kostar. Du legitimerar dig hos bolaget, och ett företag som hämtar försäkringsuppgifter läser dem åt oss. Rättslig grund: samtycke (artikel 6.1 a). Följer det med uppgifter om hälsa eller medlemskap i fackförbund behandlas de med ditt uttryckliga samtycke (artikel 9.2 a), bara så länge hämtningen pågår.",
            },
            {
              term: "Ta emot en ansökan om lån",
              text: "Det du fyller i om dig, din ekonomi och lånet, filer som du bifogar och det du skriver under med BankID. Rättslig grund: åtgärder som du har begärt innan ett avtal ingås (artikel 6.1 b), och för ett lån som blir av våra skyldigheter enligt lag (artikel 6.1 c).",
            },
            {
              term: "Visa hushållets avtal",
              text: "Avtal som du själv lägger in på Min Sparv, med bolag, pris och datum, och en hemlig länk till kalendern om du skapar en. Rättslig grund: avtal (artikel 6.1 b).",
            },
            {
              term: "Bevaka ett avtal åt dig",
              text: "Avtalet du har, det du sökte på, din mejladress och vad vi hittade när vi jämförde igen. Rättslig grund: samtycke (artikel 6.1 a). Du stänger av bevakningen på Min Sparv eller med länken i varje mejl.",
            },
            {
              term: "Låta ett program läsa åt dig",
              text: "Vilket program du har kopplat till Min Sparv, vad det får läsa och vad det har läst. Rättslig grund: samtycke (artikel 6.1 a). Du kan koppla från det när du vill.",
            },
          ],
        },
      ],
    },
    {
      id: "mottagare",
      heading: "Vilka som får uppgifterna",
      blocks: [
        {
          list: [
            "Bolagen som du ber om pris, beställer av eller skickar en förfrågan till.",
            "Registren vi slår upp i: SPAR, vägtrafikregistret och ett företagsregister.",
            "BankID, när du loggar in eller skriver under.",
            "Den som driver våra servrar eller skickar våra mejl, som personuppgiftsbiträde.",
            "Företagen bakom mätning, annonser, chatt och omdömen, om du har sagt ja till dem.",
            "Företaget som hämtar din nuvarande försäkring, om du ber om det.",
            "Den du delar en lista eller ett hushåll med, och program som du har kopplat.",
          ],
        },
        "I demonstrationen är bolag och register program som körs tillsammans med webbplatsen. Inget skickas till ett verkligt bolag eller till en myndighet.",
      ],
    },
    {
      id: "lagring",
      heading: "Hur länge uppgifter finns kvar",
      blocks: [
        {
          terms: [
            { term: "Sökningens förlopp", text: "10 minuter, i ett minne som töms automatiskt." },
            {
              term: "Svar från SPAR",
              text: "Högst 24 timmar, krypterat, så att samma fråga inte behöver ställas igen.",
            },
            {
              term: "Sökningar och priser",
              text: `${formatPeriod(retentionPeriods.search)} efter sökningen. Kvittot på listan finns kvar i ${formatPeriod(retentionPeriods.receipt)}, utan personuppgifter. En försäkring som du har hämtat: ${formatPeriod(retentionPeriods.fetched)}, eller tills du tar tillbaka samtycket. En påbörjad beställning som inte blev av: ${formatPeriod(retentionPeriods.unfinishedCheckout)}.`,
            },
            {
              term: "Beställningar",
              text: `${formatPeriod(retentionPeriods.order)} om det blev ett avtal, för så länge kan du ha krav på oss (preskriptionslagen). ${formatPeriod(retentionPeriods.orderWithoutInsurance)} om det inte blev något. Uppsägningar, ångrade köp och kvitton på dem följer beställningen. Pågår en tvist sparas beställningen tills den är avgjord.`,
            },
            {
              term: "Mejl vi har skickat",
              text: `${formatPeriod(retentionPeriods.mail)}. Det gäller också mejlet till oss när ett bolag vill vara med i jämförelsen. Att en adress inte går att nå minns vi i ${formatPeriod(retentionPeriods.bouncedAddress)}, som ett avtryck av adressen.`,
            },
            {
              term: "Inloggningar och Min Sparv",
              text: `Sessionen tas bort ${formatPeriod(retentionPeriods.session)} efter att den har gått ut. BankID:s bevis finns kvar i ${formatPeriod(retentionPeriods.login)}, försök som inte lyckades i ${formatPeriod(retentionPeriods.failedLogin)}. Har du skrivit under en beställning med BankID sparas underskriften med beställningen. Ditt konto med favoriter och sparade jämförelser finns kvar i ${formatPeriod(retentionPeriods.account)} efter din senaste inloggning.`,
            },
            {
              term: "Delat hushåll",
              text: `En inbjudan tas bort ${formatPeriod(retentionPeriods.householdInvitation)} efter att den har besvarats, tagits tillbaka eller gått ut. Vilka avtal du visar för den du bor med tas bort när ni slutar dela. Att ni har delat hushåll finns kvar i ${formatPeriod(retentionPeriods.endedHousehold)}.`,
            },
            {
              term: "Delade listor",
              text: `En länk slutar gälla efter ${SHARE_DAYS} dagar, och det den visade tas bort ${formatPeriod(retentionPeriods.sharedList)} senare. Återkallar du länken tas innehållet och svaren bort genast.`,
            },
            {
              term: "Kopplade agenter",
              text: `Vad en agent har läst finns kvar i ${formatPeriod(retentionPeriods.agentUse)}, och en frånkopplad agent i ${formatPeriod(retentionPeriods.endedAgentGrant)}. Agentens nycklar tas bort ${formatPeriod(retentionPeriods.agentToken)} efter att de har gått ut, och ett program som ingen har kopplat efter ${formatPeriod(retentionPeriods.unusedAgentClient)}.`,
            },
            {
              term: "Uppslagningar i SPAR",
              text: `${formatPeriod(retentionPeriods.registerLookup)}. Bara ett avtryck av personnumret.`,
            },
            {
              term: "Vilka bolag och register vi har frågat om dig",
              text: `${formatPeriod(retentionPeriods.disclosure)}, så att du kan se det på Min Sparv.`,
            },
            {
              term: "Dina val om kakor",
              text: `${formatPeriod(retentionPeriods.cookieChoice)}, som bevis på vad du har valt. Mätningar finns kvar i ${formatPeriod(retentionPeriods.measurement)}, eller tills du tar tillbaka samtycket.`,
            },
            {
              term: "Nyhetsbrev, väntelista och frågor till experterna",
              text: `Det du inte bekräftar tas bort efter ${formatPeriod(retentionPeriods.unconfirmed)}. Avslutar du nyhetsbrevet finns beviset på ditt samtycke kvar i ${formatPeriod(retentionPeriods.endedNewsletter)}. Den som väntar på en tjänst finns kvar i högst ${formatPeriod(retentionPeriods.waiting)}. En fråga finns kvar i ${formatPeriod(retentionPeriods.answeredQuestion)} efter svaret, och en obesvarad i ${formatPeriod(retentionPeriods.openQuestion)}.`,
            },
            {
              term: "Tävling, presenter och ansökningar",
              text: `Anmälan till tävlingen finns kvar i ${formatPeriod(retentionPeriods.competitionEntry)} efter dragningen, en presentanmälan i ${formatPeriod(retentionPeriods.gift)} och en ansökan i ${formatPeriod(retentionPeriods.application)}. En ansökan som blev ett avtal finns kvar i ${formatPeriod(retentionPeriods.acceptedApplication)} (penningtvättslagen). En ansökan som du inte skickar tas bort efter ${formatPeriod(retentionPeriods.applicationDraft)}. Filer som du bifogar en ansökan tas bort efter ${formatPeriod(retentionPeriods.applicationFile)}. En förfrågan till ett bolag finns kvar i ${formatPeriod(retentionPeriods.lead)}, eller tills du tar bort den. En bevakning som du stänger av tas bort efter ${formatPeriod(retentionPeriods.endedWatch)}, och det vi hittade åt dig efter ${formatPeriod(retentionPeriods.watchFinding)}.`,
            },
            {
              term: "Vem hos oss som har läst dina uppgifter",
              text: `${formatPeriod(retentionPeriods.staffReading)}, så att det går att utreda om någon har tittat utan att ha rätt till det.`,
            },
          ],
        },
        "Gallringen sker automatiskt varje natt. Det kan dröja upp till två dygn efter att tiden har gått ut.",
      ],
    },
    {
      id: "skydd",
      heading: "Hur uppgifterna skyddas",
      blocks: [
        "Det som pekar ut en person krypteras innan det läggs i databasen. Nycklarna finns inte i databasen. Adresser till sökningar består av slumptal som inte går att gissa, och fungerar bara i den webbläsare som gjorde sökningen.",
      ],
    },
    {
      id: "rattigheter",
      heading: "Dina rättigheter",
      blocks: [
        "Du har rätt att",
        {
          list: [
            "få veta vilka uppgifter vi har om dig, och få en kopia",
            "få fel rättade",
            "få uppgifter raderade när de inte längre behövs",
            "få behandlingen begränsad",
            "få ut uppgifter som du själv har lämnat, för att flytta dem",
            "invända mot det vi gör med stöd av berättigat intresse.",
          ],
        },
        "När du är inloggad ser du under [Uppgifter på Min Sparv](accountDetails) vad vi har hämtat, lämnat ut och läst om dig, och vad du har sagt ja till. Där kan du ladda ner allt, ta tillbaka samtycken och radera dina uppgifter. Du får ett kvitto på vad som raderades och vad vi måste spara.",
        "I övrigt vänder du dig till den som visar demonstrationen för dig.",
      ],
    },
    {
      id: "tillsyn",
      heading: "Om du vill klaga",
      blocks: [
        "Integritetsskyddsmyndigheten har tillsyn över hur personuppgifter behandlas i Sverige. Du kan klaga på [imy.se](https://www.imy.se/).",
      ],
    },
    {
      id: COOKIE_ANCHOR,
      heading: "Kakor",
      blocks: [
        "En kaka är en liten text som webbplatsen sparar i din webbläsare. Här är alla som Sparv använder. Listan tar också upp det som sparas i webbläsaren på andra sätt.",
        "De nödvändiga behövs för att tjänsten ska fungera, och kräver inget samtycke. Övriga sparas bara om du har sagt ja. Du kan [ändra dina val](cookieSettings) när du vill.",
      ],
    },
  ],
} satisfies InfoTexts);
